import { useEffect, useState } from 'react'
import { errorMessage } from '../../../../lib/errorMessage'
import { imageUrl } from '../../../../lib/url/mediaUrl'
import { readTitleArt, type TitleArt } from '../titles/catalogueTitles'
import { useDebouncedValue } from '../titles/useDebouncedValue'
import type { PictureFacts, PictureTarget } from './pictureTarget'
import { judgePicture, sizeText } from './pictureTarget'
import { Verdicts } from './Verdicts'

interface Props {
  target: PictureTarget
  /** Address of the chosen one. */
  chosenAddress: string | undefined
  onChoose: (picture: PictureFacts) => void
  /** Chooses it and closes the dialog. */
  onUse: (address: string) => void
}

/** Pause in typing before the service is asked. */
const SEARCH_DELAY_MS = 300

/** The pictures of the catalogue's titles, of which one is chosen. */
export function TitleArtGrid({ target, chosenAddress, onChoose, onUse }: Props) {
  const [search, setSearch] = useState('')
  const { art, failed } = useTitleArt(useDebouncedValue(search.trim(), SEARCH_DELAY_MS))
  return (
    <>
      <input
        type="search"
        className="mqp-field"
        aria-label="Find a title"
        placeholder="Name, person, tag, year or slug"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {!art || art.length === 0 ? (
        <p className="mqp-note" role="status">
          {failed ?? (art ? 'No title with a picture matches.' : 'Loading the pictures …')}
        </p>
      ) : (
        <fieldset className="mqp-pictures" aria-label="Art of the titles">
          {art.map((each) => (
            <ArtItem
              key={each.address}
              art={each}
              target={target}
              isChosen={each.address === chosenAddress}
              onChoose={onChoose}
              onUse={onUse}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

interface ItemProps extends Omit<Props, 'chosenAddress'> {
  art: TitleArt
  isChosen: boolean
}

/** A picture of a title. Its size is known when the original is loaded, which happens when it is chosen. */
function ArtItem({ art: { address, title }, target, isChosen, onChoose, onUse }: ItemProps) {
  const [size, setSize] = useState<Pick<PictureFacts, 'width' | 'height'>>({})
  const facts = { address, ...size }
  const choose = () => {
    onChoose(facts)
    const original = new Image()
    original.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = original
      setSize({ width, height })
      onChoose({ address, width, height })
    }
    original.src = address
  }
  return (
    <label className="mqp-pictures__item" onDoubleClick={() => onUse(address)}>
      <input type="radio" name="mqp-picture" checked={isChosen} onChange={choose} />
      <img src={imageUrl(address, 300)} alt="" loading="lazy" decoding="async" />
      <span className="mqp-pictures__name">{title}</span>
      <span className="mqp-note">
        {sizeText(facts) || address.split('/').at(-1)} <Verdicts verdicts={judgePicture(facts, target)} />
      </span>
    </label>
  )
}

interface Result {
  art?: readonly TitleArt[]
  failed?: string
}

/** The result of the last search stays until the next one is known. */
function useTitleArt(search: string): Result {
  const [result, setResult] = useState<Result>({})
  useEffect(() => {
    const stop = new AbortController()
    readTitleArt(search, stop.signal).then(
      (art) => setResult({ art }),
      (error) => {
        if (!stop.signal.aborted) setResult({ failed: `The titles could not be loaded. ${errorMessage(error)}` })
      },
    )
    return () => stop.abort()
  }, [search])
  return result
}
