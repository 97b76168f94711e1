import { use } from 'react'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { type PictureFolder, PictureFolderContext } from '../pick/pictures/pictureFolder'
import { usePictures } from '../pick/pictures/usePictures'
import { findUnusedPictures } from './findUnusedPictures'

/** A warning about uploaded pictures that nothing uses: a save does not remove them. */
export function UnusedPictures({ files }: { files: SiteTexts }) {
  const folder = use(PictureFolderContext)
  return folder && <Warning folder={folder} files={files} />
}

function Warning({ folder, files }: { folder: PictureFolder; files: SiteTexts }) {
  const { pictures = [] } = usePictures(folder)
  const unused = findUnusedPictures(pictures, files)
  if (unused.length === 0) return null
  return (
    <p className="mqp-note mqp-note--warn">
      {unused.join(', ')} {unused.length === 1 ? 'is an uploaded picture' : 'are uploaded pictures'} that no document in
      Compose uses. Remove {unused.length === 1 ? 'it' : 'them'} from the site folder if nothing else does.
    </p>
  )
}
