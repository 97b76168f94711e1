import { lazyComponent, optionalComponent } from '../../lazyComponent'
import type { SiteSection } from '../siteSection'
import { layoutsFile } from './layoutsFile'

export const TITLE_PAGES_SITE_SECTION: SiteSection = {
  name: 'titlePages',
  label: 'Title pages',
  List: lazyComponent(async () => (await import('./TitlePagesList')).TitlePagesList),
  Overlay: optionalComponent(async () => (await import('./TitleOutlines')).TitleOutlines),
  owns: (file, files) => file === layoutsFile(files),
}
