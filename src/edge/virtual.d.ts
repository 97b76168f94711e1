/** Made by scripts/edge/buildEdge.ts. */
declare module 'virtual:marquee-built' {
  const built: import('./built').Built
  export default built
}
