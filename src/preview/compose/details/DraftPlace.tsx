import { parsePointer } from '../../../lib/json/pointer'
import { followPointer, parseJsonDocument } from '../../../tools/edit/document'
import type { SiteTexts } from '../../../tools/edit/editSite'
import type { DocumentPointer } from '../../places/sourceLocations'

interface Props {
  files: SiteTexts
  /** The file of an address, as in problems. */
  fileOf: (address: string) => string | undefined
  place: DocumentPointer
  /** Opens the file in the editor. Undefined: the location is plain text. */
  onEdit?: (file: string, line: number | undefined) => void
}

/** A place in the documents of the draft: `home.json:33`. A press shows it in the editor. */
export function DraftPlace({ files, fileOf, place, onEdit }: Props) {
  const file = fileOf(place.file)
  const line = file === undefined ? undefined : lineOf(files.get(file) ?? '', place.pointer)
  const label = `${(file ?? place.file).split('/').at(-1)}${line === undefined ? '' : `:${line}`}`
  if (file === undefined || !onEdit) return <code>{label}</code>
  return (
    <button type="button" className="mqp-place" onClick={() => onEdit(file, line)}>
      {label}
    </button>
  )
}

function lineOf(text: string, pointer: string): number | undefined {
  const document = parseJsonDocument(text)
  if (!document) return undefined
  const { node } = followPointer(document.root, parsePointer(pointer))
  return text.slice(0, node.offset).split('\n').length
}
