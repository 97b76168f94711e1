import type { ChangedPage } from './changedPages'

interface Props {
  pages: readonly ChangedPage[]
  count: number
  current: ChangedPage
  onChoose: (page: ChangedPage) => void
}

export function PageList({ pages, count, current, onChoose }: Props) {
  return (
    <nav className="mqp-diff__pages" aria-label="Changed pages">
      <h3 className="mqp-diff__group">
        Changed pages <span>{count}</span>
      </h3>
      <ul>
        {pages.map((each) => (
          <li key={each.path}>
            <button type="button" aria-current={each === current ? 'true' : undefined} onClick={() => onChoose(each)}>
              <code>{each.path || 'Every page'}</code>
              <span className={SUMMARY_CLASSES[each.summary]}>{each.summary}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const SUMMARY_CLASSES: Record<string, string> = { new: 'mqp-diff__good', removed: 'mqp-diff__bad' }
