/** For a node that belongs elsewhere on the page: `{@attach into(place)}`. */
export const into = (place: HTMLElement) => (node: HTMLElement) => {
  place.append(node);
  return () => node.remove();
};
