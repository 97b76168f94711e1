// A reel as H.264: slow moves over its stills, a time code in the corner, and a line below that grows.
import { join } from 'node:path'
import { PART, REELS, secondsOf } from './reels.mjs'
import { run } from './run.mjs'
import { plateSize, plates } from './timeCode.mjs'

/** One profile for all: an engine drops renditions of a second one. No B frames: the first picture is at 0. */
const CODEC = '-pix_fmt yuv420p -c:v libx264 -profile:v main -preset veryslow -sc_threshold 0 -bf 0'.split(' ')

/**
 * @param tools the path of ffmpeg, and the folder of the stills
 * @param options rate: frames a second; kbps: how much; level: of H.264; plain: without time code and line
 */
export async function makePicture(tools, reel, file, { height, rate, kbps, level, plain = false }) {
  const width = (height * 16) / 9
  const seconds = secondsOf(reel)
  const stills = REELS[reel].flatMap((slug) => ['-i', join(tools.art, `${slug}.still.webp`)])
  const { width: wide, height: high } = plateSize(height)
  const corner = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-video_size', `${wide}x${high}`, '-framerate', rate, '-i', '-']
  const graph = [
    ...moves(reel, { width, height, rate, plain }),
    ...(plain ? [] : burnIn(reel, { width, height, rate })),
  ]
  const bits = ['-b:v', `${kbps}k`, '-maxrate', `${kbps * 1.3}k`, '-bufsize', `${kbps * 2}k`]
  // A key frame every two seconds: seeks land near.
  const keys = ['-g', rate * 2, '-keyint_min', rate * 2, '-level', level]
  const args = [...stills, ...(plain ? [] : corner), '-filter_complex', graph.join(';'), '-map', '[out]', ...CODEC]
  await run(
    tools.ffmpeg,
    ['-y', '-v', 'error', ...args, ...bits, ...keys, '-t', seconds, '-movflags', '+faststart', file].map(String),
    plain ? undefined : plates({ seconds, rate, height }),
  )
}

/** Into the picture and out of it in turns. Stills are scaled up before, or the move would go in steps of pixels. */
function moves(reel, { width, height, rate, plain }) {
  const frames = PART * rate
  const count = REELS[reel].length
  const wide = Math.max(2560, width * 2)
  return [
    ...REELS[reel].map((_, at) => {
      const zoom = at % 2 === 0 ? `1.02+0.1*on/${frames}` : `1.12-0.1*on/${frames}`
      const side = at % 4 < 2 ? '(iw-iw/zoom)/2' : `(iw-iw/zoom)*on/${frames}`
      return `[${at}]scale=${wide}:-2,zoompan=z='${zoom}':x='${side}':y='(ih-ih/zoom)/2':d=${frames}:s=${width}x${height}:fps=${rate},hqdn3d=3[p${at}]`
    }),
    `${REELS[reel].map((_, at) => `[p${at}]`).join('')}concat=n=${count}:v=1,format=yuv420p[${plain ? 'out' : 'reel'}]`,
  ]
}

function burnIn(reel, { width, height, rate }) {
  const seconds = secondsOf(reel)
  const edge = Math.round(height / 30)
  const line = Math.max(2, Math.round(height / 120))
  return [
    `color=white@0.85:s=${width}x${line}:r=${rate}:d=${seconds},format=rgba[line]`,
    `[reel][${REELS[reel].length}]overlay=x=W-w-${edge}:y=${edge}:eof_action=pass[marked]`,
    `[marked][line]overlay=x='-W+W*t/${seconds}':y=H-${line}:shortest=1,format=yuv420p[out]`,
  ]
}
