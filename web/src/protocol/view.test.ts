import { expect, test } from 'vitest';
import { state } from './fake-host';
import type { State } from './types';
import { viewOf } from './view';

test('a view has what the message left out, and all that it told', () => {
  const told = { hand: 2, to_skip: [3] };
  const now = state(1, { view: told as unknown as State['view'] }) as State<'phase10-masters'>;
  const view = viewOf('phase10-masters', now);
  expect(view).toMatchObject({ hand: 2, to_skip: [3], building: [], outlook: [] });
});
