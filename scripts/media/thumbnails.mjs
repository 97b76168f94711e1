// One sheet of small pictures for the seek preview: a still for each segment.
import { join } from 'node:path'
import sharp from 'sharp'
import { REELS } from './reels.mjs'

/** The size of one picture, and how they stand on the sheet. */
export const SHEET = { width: 160, height: 90, columns: 4, rows: 2 }

export async function writeThumbnails(art, folder) {
  const { width, height, columns, rows } = SHEET
  const pictures = await Promise.all(
    REELS.stream.map(async (slug, at) => ({
      input: await sharp(join(art, `${slug}.still.webp`))
        .resize(width, height)
        .toBuffer(),
      left: (at % columns) * width,
      top: Math.floor(at / columns) * height,
    })),
  )
  const sheet = { width: width * columns, height: height * rows, channels: 3, background: '#000' }
  await sharp({ create: sheet }).composite(pictures).jpeg({ quality: 62 }).toFile(join(folder, 'thumbnails.jpg'))
}
