// What this device has exchanged invitations for. It is kept before the host is asked: if the answer
// is lost, the same is asked again, and the link in somebody's mail goes on leading to the seat.
import { randomId } from './sha256';
import { load, save } from './store';

type Exchange = [invitation: string, own: string];

const STORE = 'penta.keys';
const MOST = 200;

// The store may be missing, and another tab may have written to it.
let remembered: Exchange[] = [];
const exchanges = (): Exchange[] => (remembered = load(STORE, remembered));
function keep(all: Exchange[]): void {
  remembered = all.slice(-MOST);
  save(STORE, remembered);
}

export const knownOwnKey = (invitation: string): string | undefined =>
  exchanges().find(([from]) => from === invitation)?.[1];

export function ownKey(invitation: string): string {
  const known = knownOwnKey(invitation);
  if (known) return known;
  const own = randomId();
  keep([...remembered, [invitation, own]]);
  return own;
}

export function dropOwnKey(key: string): void {
  if (knownOwnKey(key)) keep(remembered.filter(([from]) => from !== key));
}
