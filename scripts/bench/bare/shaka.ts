// Only shaka and a video element. With `?warm`, the engine is attached before the click, otherwise on the click.
// The click requests the sources from the service (`?call=`), as the site does, and plays the first one.
type PlaySource = (src: string) => Promise<unknown>

const query = new URLSearchParams(location.search)
const video = document.createElement('video')
video.playsInline = true
document.body.append(video)
const preloadedShaka = query.has('warm') ? loadShaka() : undefined
preloadedShaka?.then(() => Object.assign(document.documentElement.dataset, { ready: '' }))
document.querySelector('button')?.addEventListener('click', async () => {
  const [play, src] = await Promise.all([preloadedShaka ?? loadShaka(), requestSource(query.get('call') ?? '')])
  await play(src)
})

async function loadShaka(): Promise<PlaySource> {
  const { default: shaka } = await import('shaka-player/dist/shaka-player.compiled-es2021')
  shaka.polyfill.installAll()
  const player = new shaka.Player()
  await player.attach(video)
  return async (src) => {
    await player.load(src)
    await video.play()
  }
}

async function requestSource(call: string): Promise<string> {
  const answer = await fetch(call, { credentials: 'same-origin' })
  const { data } = (await answer.json()) as { data: { sources: { src: string }[] } }
  const src = data.sources[0]?.src
  if (!src) throw new Error(`${call} returns no source`)
  return src
}
