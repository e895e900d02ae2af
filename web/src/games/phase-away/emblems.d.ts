/** Paths of 512 x 512 units, by the ids of the station and the words for signs. */
declare module 'virtual:emblems-away' {
  const paths: Record<string, string>;
  export default paths;
}
