import { expect, test } from 'vitest';
import { formatRoute, linkTo, parseRoute, routeFromLink, type Route } from './routes';

const key = '0123456789abcdef0123456789abcdef';

const pages: [string, Route][] = [
  ['#/', { page: 'lobby' }],
  ['#/table/new/the-phase', { page: 'new', game: 'the-phase' }],
  [`#/seat/${key}`, { page: 'table', role: 'seat', key, local: false }],
  [`#/watch/${key}`, { page: 'table', role: 'watch', key, local: false }],
  [`#/host/${key}`, { page: 'table', role: 'host', key, local: false }],
  [`#/local/seat/${key}`, { page: 'table', role: 'seat', key, local: true }],
  [`#/replay/seat/${key}`, { page: 'replay', role: 'seat', key, local: false, at: null }],
  [`#/local/replay/watch/${key}/17`, { page: 'replay', role: 'watch', key, local: true, at: 17 }],
  ['#/rules/the-phase', { page: 'rules', game: 'the-phase' }],
  ['#/keeper/phase10-masters', { page: 'keeper', game: 'phase10-masters' }],
  ['#/print/phase-away', { page: 'print', game: 'phase-away' }],
  ['#/watch', { page: 'watching' }],
  ['#/credits', { page: 'credits' }],
];

test.each(pages)('%s there and back', (text, route) => {
  expect(parseRoute(text)).toEqual(route);
  expect(formatRoute(route)).toBe(text);
});

test.each(['', '#', '#/'])('%j is the lobby', (text) => {
  expect(parseRoute(text)).toEqual({ page: 'lobby' });
});

test.each(['#/seat', '#/seat/123', `#/seat/${key}/x`, '#/local', '#/local/credits', '#/rules/A B', '#/keeper',
  `#/replay/seat/${key}/x`, '#/nothing/here', `#/SEAT/${key}`])('%s is nowhere', (text) => {
  expect(parseRoute(text)).toEqual({ page: 'nowhere' });
});

test('what can be pasted into Join', () => {
  const seat = { page: 'table', role: 'seat', key, local: false };
  expect(routeFromLink(` http://192.168.1.5:7777/#/seat/${key}\n`)).toEqual(seat);
  expect(routeFromLink(key.toUpperCase())).toEqual(seat);
  expect(routeFromLink(`#/watch/${key}`)).toMatchObject({ role: 'watch' });
  expect(routeFromLink('http://example.org/')).toBeNull();
  expect(routeFromLink('#/credits')).toBeNull();
  expect(routeFromLink('javascript:alert(1)')).toBeNull();
});

test('a link leads to the address that the server gives for others, else to this page', () => {
  const route: Route = { page: 'table', role: 'seat', key, local: false };
  expect(linkTo(route, 'http://localhost:7777/#/credits', 'https://penta.example'))
    .toBe(`https://penta.example/#/seat/${key}`);
  expect(linkTo(route, 'http://localhost:7777/index.html', 'http://192.168.1.5:7777'))
    .toBe(`http://192.168.1.5:7777/#/seat/${key}`);
  expect(linkTo(route, 'https://host.example/games/#/credits')).toBe(`https://host.example/games/#/seat/${key}`);
});
