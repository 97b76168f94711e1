import { fold } from '../../../../lib/text/fold'

const MAX_NAME_LENGTH = 80

/**
 * A file name as the server stores it (`fixtures/service/host/editing/safePath`): "Foyer in winter.JPG" becomes
 * "foyer-in-winter.jpg".
 */
export function toPictureFileName(fileName: string): string {
  const [, name = fileName, extension = ''] = /^(.*)\.([^.]*)$/s.exec(fileName) ?? []
  const words = clean(name).slice(0, MAX_NAME_LENGTH).replace(/-+$/, '')
  return [words || 'picture', clean(extension)].filter(Boolean).join('.')
}

const clean = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9._]+/g, '-')
    .replace(/-*\.[-.]*/g, '.')
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
