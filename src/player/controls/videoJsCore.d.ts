declare module 'video.js/core.es.js' {
  const videojs: typeof import('video.js').default
  export default videojs
}
