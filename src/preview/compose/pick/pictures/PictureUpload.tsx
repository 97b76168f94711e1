import { useDropzone } from 'react-dropzone'
import { addressOf } from './pictureFolder'
import type { Upload } from './useUploads'

interface Props {
  uploads: readonly Upload[]
  onFiles: (files: readonly File[]) => void
  onDismiss: (id: string) => void
}

/** A place to drop files, and what became of those that were dropped. */
export function PictureUpload({ uploads, onFiles, onDismiss }: Props) {
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    onDrop: (files) => onFiles(files),
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
  })
  return (
    <>
      <div {...getRootProps({ className: 'mqp-upload', 'data-active': isDragActive || undefined })}>
        <input {...getInputProps({ 'aria-label': 'Files to upload', accept: 'image/*,.avif,.svg' })} />
        <p>
          <strong>Drop pictures here</strong>
          <span className="mqp-note">
            WebP, AVIF, JPEG, PNG, GIF or SVG, at most 8 MB. They are stored in <code>pictures/</code> of the site
            folder at once.
          </span>
        </p>
        <button type="button" className="mqp-chip" onClick={open}>
          Choose files
        </button>
      </div>
      <ul className="mqp-uploads" aria-label="Uploads" aria-live="polite">
        {uploads.map(({ id, fileName, picture, refused }) => (
          <li key={id} className="mqp-uploads__item">
            {picture && <img src={addressOf(picture.path)} alt="" />}
            <span>
              {refused === undefined ? (
                <>
                  <strong>{fileName}</strong> {picture ? <code>→ {picture.path}</code> : 'is uploaded …'}
                </>
              ) : (
                <span className="mqp-uploads__refused">{refused}</span>
              )}
            </span>
            {(picture || refused !== undefined) && (
              <button
                type="button"
                className="mqp-chip"
                aria-label={`Hide the message about ${fileName}`}
                onClick={() => onDismiss(id)}
              >
                Hide
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
