import type { SiteSection } from '../siteSection'
import { layoutsFile } from './layouts'
import { TitlePagesList } from './TitlePagesList'

export const titlePagesSection: SiteSection = {
  name: 'titlePages',
  label: 'Title pages',
  List: TitlePagesList,
  owns: (file, files) => file === layoutsFile(files),
}
