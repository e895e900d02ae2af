/** Paths of 512 x 512 units, by the English title of a card. */
declare module 'virtual:emblems-phaktionz' {
  const paths: Record<string, string>;
  export default paths;
}
