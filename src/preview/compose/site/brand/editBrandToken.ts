import type { EditSiteToken } from '../../../../tools/edit/editSite'
import { editToken } from '../../../../tools/edit/editTokens'
import { tokenOptions } from './brand'

/** Changes a token by the rules of the site. */
export const editBrandToken: EditSiteToken = (files, { file, token, value }) =>
  editToken(files.get(file) ?? '', token, value, tokenOptions(files))
