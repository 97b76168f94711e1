import type { SectionProps } from '../site/siteSection'
import type { ComposeModel } from './useCompose'

/** The state that the sections of the site share. */
export function sectionPropsOf({
  documents,
  actions,
  selection,
  token,
  located,
  pageView,
  workspace,
  canvas,
}: ComposeModel): SectionProps {
  return {
    files: documents.files,
    saved: documents.saved,
    actions,
    chosenKey: workspace.chosenKey,
    onChoose: workspace.setChosenKey,
    selection,
    token,
    located,
    pagePath: pageView.pagePath,
    onPage: pageView.setPage,
    onEditPage(path) {
      pageView.setPage(path)
      workspace.showPageParts()
      actions.select(undefined)
    },
    canvas: canvas.api,
  }
}
