// One key for each thing that is done in every turn; what the frame listens to is taken (h, u, l, ?).
export const KEYS = { draw: 'D', take: 'T', save: 'S' } as const;
