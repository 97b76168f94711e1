// A small melody as AAC. Each language has a key of its own, so that a listener, or a test, can tell them apart.
import { run } from './run.mjs'

/** The lowest note of each language, in hertz. */
export const KEYS = { eng: 220, deu: 294, fra: 392 }

/** 32 kHz: 125 frames of AAC last 4 seconds, so that sound and picture can be cut at the same moments. */
export async function makeSound(tools, language, file, { seconds, kbps = 24 }) {
  // Up and down in thirds, two notes a second.
  const at = 'mod(floor(2*t),6)'
  const note = `${KEYS[language]}*pow(2,min(${at},6-${at})/3)`
  const tone = `0.25*sin(2*PI*(${note})*t)*exp(-3*mod(t,0.5))`
  const source = `aevalsrc=exprs='${tone}':s=32000:d=${seconds}`
  const codec = ['-c:a', 'aac', '-b:a', `${kbps}k`, '-ac', '1']
  await run(tools.ffmpeg, ['-y', '-v', 'error', '-f', 'lavfi', '-i', source, ...codec, file])
}
