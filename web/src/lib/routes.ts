// Pages are named behind the #, because what stands there never leaves the browser: keys of seats
// do not reach a server's log or another site.

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; role: 'seat' | 'watch' | 'host'; key: string; local: boolean }
  | { page: 'replay'; role: 'seat' | 'watch' | 'host'; key: string; local: boolean; at: number | null }
  | { page: 'rules'; game: string }
  | { page: 'keeper'; game: string }
  | { page: 'print'; game: string }
  | { page: 'watching' }
  | { page: 'credits' }
  | { page: 'nowhere' };

const KEY = /^[0-9a-f]{32}$/;
const GAME = /^[a-z0-9-]{1,40}$/;
const isRole = (word: string | undefined): word is 'seat' | 'watch' | 'host' =>
  word === 'seat' || word === 'watch' || word === 'host';

export function parseRoute(fragment: string): Route {
  const parts = fragment.replace(/^#?\/?/, '').split('/').filter((part) => part !== '');
  const local = parts[0] === 'local';
  if (local) parts.shift();
  const [first, second, third, fourth] = parts;
  const count = parts.length;

  if (count === 0) return local ? { page: 'nowhere' } : { page: 'lobby' };
  if (isRole(first) && count === 2 && KEY.test(second ?? '')) {
    return { page: 'table', role: first, key: second!, local };
  }
  if (first === 'replay' && isRole(second) && KEY.test(third ?? '') && count <= 4) {
    if (fourth !== undefined && !/^\d{1,6}$/.test(fourth)) return { page: 'nowhere' };
    const at = fourth === undefined ? null : Number(fourth);
    return { page: 'replay', role: second, key: third!, local, at };
  }
  if (local) return { page: 'nowhere' };
  if (first === 'table' && second === 'new' && count === 3 && GAME.test(third ?? '')) {
    return { page: 'new', game: third! };
  }
  if (first === 'rules' && count === 2 && GAME.test(second ?? '')) {
    return { page: 'rules', game: second! };
  }
  if (first === 'keeper' && count === 2 && GAME.test(second ?? '')) {
    return { page: 'keeper', game: second! };
  }
  if (first === 'print' && count === 2 && GAME.test(second ?? '')) {
    return { page: 'print', game: second! };
  }
  if (first === 'watch' && count === 1) return { page: 'watching' };
  if (first === 'credits' && count === 1) return { page: 'credits' };
  return { page: 'nowhere' };
}

export function formatRoute(route: Route): string {
  switch (route.page) {
    case 'lobby':
    case 'nowhere':
      return '#/';
    case 'new':
      return `#/table/new/${route.game}`;
    case 'table':
      return `#/${route.local ? 'local/' : ''}${route.role}/${route.key}`;
    case 'replay': {
      const at = route.at === null ? '' : `/${route.at}`;
      return `#/${route.local ? 'local/' : ''}replay/${route.role}/${route.key}${at}`;
    }
    case 'rules':
      return `#/rules/${route.game}`;
    case 'keeper':
      return `#/keeper/${route.game}`;
    case 'print':
      return `#/print/${route.game}`;
    case 'watching':
      return '#/watch';
    case 'credits':
      return '#/credits';
  }
}

/**
 * A whole link. `address` is where the server says that others find it: the page itself may have been
 * opened as localhost, which is another computer for everybody else.
 */
export function linkTo(route: Route, page: string, address?: string | null): string {
  const link = new URL(address ?? page);
  link.hash = formatRoute(route);
  return link.href;
}

/** What somebody pasted into "Join": a whole link, its fragment, or the bare key of a seat. */
export function routeFromLink(text: string): Route | null {
  const trimmed = text.trim();
  if (KEY.test(trimmed.toLowerCase())) {
    return { page: 'table', role: 'seat', key: trimmed.toLowerCase(), local: false };
  }
  const mark = trimmed.indexOf('#');
  if (mark < 0) return null;
  const route = parseRoute(trimmed.slice(mark));
  return route.page === 'table' || route.page === 'replay' ? route : null;
}
