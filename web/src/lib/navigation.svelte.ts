// Which page is open, as the address bar says.
import { formatRoute, parseRoute, type Route } from './routes';

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
  const page = new URL(document.baseURI);
  page.hash = formatRoute(route);
  return page.href;
}
