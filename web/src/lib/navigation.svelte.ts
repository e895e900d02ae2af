// Which page is open, as the address bar says.
import { hosts } from './hosts.svelte';
import { formatRoute, linkTo, parseRoute, type Route } from './routes';

class Navigation {
  route = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = parseRoute(location.hash);
      scrollTo(0, 0);
    });
  }

  go(route: Route): void {
    location.hash = formatRoute(route);
  }

  /** The same without a way back, for pages that only lead on. */
  replace(route: Route): void {
    history.replaceState(null, '', formatRoute(route));
    this.route = route;
  }
}

export const navigation = new Navigation();

/** A link that can be sent to somebody. */
export function absoluteLink(route: Route): string {
  const local = 'local' in route && route.local;
  return linkTo(route, document.baseURI, local ? undefined : hosts.server?.welcome?.address);
}
