import { loaded } from '../../loaded'
import type { SiteSection } from '../siteSection'
import { layoutsFile } from './layouts'

export const titlePagesSection: SiteSection = {
  name: 'titlePages',
  label: 'Title pages',
  List: loaded(async () => (await import('./TitlePagesList')).TitlePagesList),
  Overlay: loaded(async () => (await import('./TitleOutlines')).TitleOutlines),
  owns: (file, files) => file === layoutsFile(files),
}
