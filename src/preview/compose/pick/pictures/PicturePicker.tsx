import { useEffect, useMemo, useRef, useState } from 'react'
import { PictureAddress } from './PictureAddress'
import { PictureGrid } from './PictureGrid'
import { PictureUpload } from './PictureUpload'
import { addressOf, type Picture, type PictureFolder } from './pictureFolder'
import { judgePicture, type PictureFacts, type PictureTarget, sizeText } from './pictureTarget'
import { TitleArtGrid } from './TitleArtGrid'
import { usePictures } from './usePictures'
import { useUploads } from './useUploads'
import { Verdicts } from './Verdicts'
import './picture.scss'

interface Props {
  /** Label of the field. */
  label: string
  /** The address in the field; empty: none. */
  currentAddress: string
  target: PictureTarget
  folder: PictureFolder
  /** Whether the field accepts an address. */
  isValid: (address: string) => boolean
  onChoose: (address: string) => void
  onClose: () => void
}

const PICTURE_SOURCES = ['folder', 'art', 'address'] as const
type PictureSource = (typeof PICTURE_SOURCES)[number]
const SOURCE_LABELS: Record<PictureSource, string> = {
  folder: 'Site folder',
  art: 'Art of the titles',
  address: 'Address',
}

const factsOf = ({ path, ...size }: Picture): PictureFacts => ({ address: addressOf(path), ...size })

/** A dialog that finds the picture of a field: in the site folder, among those of the titles, by its address, or from this computer. */
export function PicturePicker({ label, currentAddress, target, folder, isValid, onChoose, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [source, setSource] = useState<PictureSource>(/^https?:/.test(currentAddress) ? 'address' : 'folder')
  const [chosen, setChosen] = useState<PictureFacts>()
  const [search, setSearch] = useState('')
  const [isFittingFirst, setIsFittingFirst] = useState(true)
  const { pictures, failed, reload } = usePictures(folder)
  const { uploads, upload, dismiss } = useUploads(folder, (picture) => {
    reload()
    setSource('folder')
    setSearch('')
    setChosen(factsOf(picture))
  })
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const shown = useMemo(
    () => shownPictures(pictures ?? [], search, isFittingFirst ? target : undefined),
    [pictures, search, isFittingFirst, target],
  )
  const use = (address: string) => {
    onChoose(address)
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="mqp-picker" aria-labelledby="mqp-picker-heading" onClose={onClose}>
      <h2 id="mqp-picker-heading">
        Choose a picture{' '}
        <span className="mqp-note">
          for {label}
          {target.ratio ? `, ${target.ratio}` : ''}
        </span>
      </h2>
      <div className="mqp-picker__tools">
        <fieldset aria-label="Source of the picture" className="mqp-picker__places">
          {PICTURE_SOURCES.map((each) => (
            <button
              key={each}
              type="button"
              className="mqp-chip"
              aria-pressed={each === source}
              onClick={() => setSource(each)}
            >
              {SOURCE_LABELS[each]} {each === 'folder' && <span className="mqp-picker__count">{pictures?.length}</span>}
            </button>
          ))}
        </fieldset>
        {source === 'folder' && (
          <>
            <input
              type="search"
              className="mqp-field"
              aria-label="Find a picture"
              placeholder="Find a picture"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
            {target.ratio && (
              <button
                type="button"
                className="mqp-chip"
                aria-pressed={isFittingFirst}
                onClick={() => setIsFittingFirst(!isFittingFirst)}
              >
                Fits {target.ratio} first
              </button>
            )}
          </>
        )}
      </div>
      <div className="mqp-picker__content">
        {source === 'art' ? (
          <TitleArtGrid
            target={target}
            chosenAddress={chosen?.address ?? currentAddress}
            onChoose={setChosen}
            onUse={use}
          />
        ) : source === 'address' ? (
          <PictureAddress currentAddress={currentAddress} isValid={isValid} onChange={setChosen} />
        ) : failed !== undefined ? (
          <p className="mqp-note mqp-note--bad" role="alert">
            The pictures could not be listed. {failed}{' '}
            <button type="button" className="mqp-chip" onClick={reload}>
              Try again
            </button>
          </p>
        ) : !pictures ? (
          <p className="mqp-note" role="status">
            Loading the pictures …
          </p>
        ) : shown.length === 0 ? (
          <p className="mqp-note" role="status">
            {pictures.length === 0
              ? 'The site folder has no pictures yet. Upload the first one.'
              : `No picture is named “${search}”.`}
          </p>
        ) : (
          <PictureGrid
            pictures={shown}
            chosenAddress={chosen?.address ?? currentAddress}
            target={target}
            onChoose={(picture) => setChosen(factsOf(picture))}
            onUse={(picture) => use(addressOf(picture.path))}
          />
        )}
      </div>
      <div className="mqp-picker__upload">
        <PictureUpload uploads={uploads} onFiles={upload} onDismiss={dismiss} />
      </div>
      <div className="mqp-picker__end">
        <p className="mqp-picker__chosen" role="status">
          {chosen ? (
            <>
              <code>{chosen.address}</code> {sizeText(chosen)} <Verdicts verdicts={judgePicture(chosen, target)} />
            </>
          ) : (
            'No new picture is chosen.'
          )}
        </p>
        <button type="button" className="mqp-chip" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
        <button
          type="button"
          className="mqp-chip mqp-chip--save"
          disabled={!chosen}
          onClick={() => chosen && use(chosen.address)}
        >
          Use this picture
        </button>
      </div>
    </dialog>
  )
}

const VERDICT_RANKS = { good: 0, warn: 1, bad: 2 }

/** @param target undefined: in the order of their paths */
function shownPictures(pictures: readonly Picture[], search: string, target: PictureTarget | undefined) {
  const wanted = search.trim().toLowerCase()
  const found = pictures.filter(({ path }) => path.toLowerCase().includes(wanted))
  if (!target?.ratio) return found
  const rank = (picture: Picture) => VERDICT_RANKS[judgePicture(factsOf(picture), target)[0]?.tone ?? 'bad']
  return found.sort((a, b) => rank(a) - rank(b))
}
