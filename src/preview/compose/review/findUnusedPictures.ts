import type { SiteTexts } from '../../../tools/edit/editSite'
import type { Picture } from '../pick/pictures/pictureFolder'

/** Uploads are stored here. */
const UPLOADS_FOLDER = 'pictures/'

/** The paths of uploaded pictures that no document has an address of. */
export function findUnusedPictures(pictures: readonly Picture[], files: SiteTexts): string[] {
  const texts = [...files.values()]
  const isUsed = (path: string) => texts.some((text) => text.includes(path) || text.includes(encodeURI(path)))
  return pictures.map(({ path }) => path).filter((path) => path.startsWith(UPLOADS_FOLDER) && !isUsed(path))
}
