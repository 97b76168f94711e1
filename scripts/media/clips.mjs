// All clips, from the stills to their segments.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { makePicture } from './picture.mjs'
import { keyOf } from './protection.mjs'
import { secondsOf } from './reels.mjs'
import { run } from './run.mjs'
import { makeSegments } from './segments.mjs'
import { KEYS, makeSound } from './sound.mjs'

const LARGE = { height: 360, rate: 25, kbps: 110, level: '3.0' }
const SMALL = { height: 180, rate: 25, kbps: 52, level: '3.0' }
const HD = { height: 1080, rate: 30, kbps: 230, level: '4.0' }

/** @param tools ffmpeg, packager, art, and a folder for what is in between */
export async function makeClips(tools, out, keys) {
  const temp = (name) => join(tools.temp, `${name}.mp4`)
  const seconds = secondsOf('stream')
  for (const language of Object.keys(KEYS)) await makeSound(tools, language, temp(language), { seconds })
  const sounds = Object.keys(KEYS).map((name) => ({ file: temp(name), name, kind: 'audio', lang: name }))
  const picture = async (reel, name, how) => {
    await makePicture(tools, reel, temp(`${reel}-${name}`), how)
    return { file: temp(`${reel}-${name}`), name, kind: 'video' }
  }
  for (const folder of ['stream', 'hd', 'protected']) rmSync(join(out, folder), { recursive: true, force: true })

  const ladder = [await picture('stream', 'v360', LARGE), await picture('stream', 'v180', SMALL)]
  await makeSegments(tools, join(out, 'stream'), [...ladder, ...sounds])
  await makeSegments(tools, join(out, 'hd'), [await picture('hd', 'v1080', HD)])

  const { id, key } = keyOf(keys)
  const locked = [await picture('protected', 'v360', LARGE), sounds.find(({ name }) => name === 'eng')]
  const small = [await picture('protected', 'v180', SMALL)]
  await makeSegments(tools, join(out, 'protected'), locked, { scheme: 'cenc', systems: 'Common', id, key })
  await makeSegments(tools, join(out, 'protected'), small, { scheme: 'cbcs', systems: 'FairPlay', id, key })

  const { file } = await picture('clip', 'file', LARGE)
  await muxed(tools, file, temp('eng'), join(out, 'clip.mp4'))
  await makePicture(tools, 'backdrop', join(out, 'backdrop.mp4'), { ...LARGE, kbps: 80, plain: true })
}

/** Picture and sound in one file that plays while it loads. */
function muxed({ ffmpeg }, picture, sound, file) {
  const inputs = ['-y', '-v', 'error', '-i', picture, '-i', sound]
  return run(ffmpeg, [...inputs, '-c', 'copy', '-shortest', '-movflags', '+faststart', file])
}
