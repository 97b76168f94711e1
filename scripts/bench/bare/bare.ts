/** Plays a stream; resolves when playback was asked for. */
export type Play = (src: string) => Promise<unknown>

/**
 * What every bare page does: with `?warm` all is made ready before the press, else at the press. The press asks the
 * service what is to be played (`?call=`), as the site does, and plays the first source of the answer.
 */
export function bare(prepare: (video: HTMLVideoElement) => Promise<Play>): void {
  const query = new URLSearchParams(location.search)
  const video = document.createElement('video')
  video.playsInline = true
  document.body.append(video)
  const ready = query.has('warm') ? prepare(video) : undefined
  ready?.then(() => Object.assign(document.documentElement.dataset, { ready: '' }))
  document.querySelector('button')?.addEventListener('click', async () => {
    const [play, src] = await Promise.all([ready ?? prepare(video), ask(query.get('call') ?? '')])
    await play(src)
  })
}

async function ask(call: string): Promise<string> {
  const answer = await fetch(call, { credentials: 'same-origin' })
  const { data } = (await answer.json()) as { data: { sources: { src: string }[] } }
  const src = data.sources[0]?.src
  if (!src) throw new Error(`${call} names no stream`)
  return src
}
