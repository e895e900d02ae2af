/** Paths of 512 x 512 units, by the English title of a side. */
declare module 'virtual:emblems' {
  const paths: Record<string, string>;
  export default paths;
}
