// The emblem of a card by its name in views, which is its English title without capitals and signs.
import paths from 'virtual:emblems-phaktionz';

export const slugOf = (title: string): string =>
  title.replace(/'/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

const bySlug = new Map(Object.entries(paths).map(([title, path]) => [slugOf(title), path]));

/** Cards of one's own have none. */
export const emblemOf = (design: string): string => bySlug.get(design) ?? '';
