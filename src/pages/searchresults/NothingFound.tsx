import '../../text/catalogueTexts'
import { Link, useSearchParams } from 'react-router-dom'
import { useText } from '../../text/TextContext'
import { Button, buttonClass } from '../../ui/Button'
import { GenreDoors } from './GenreDoors'
import { changed, type SearchQuestion } from './searchQuery'

/** Nothing was found: what to try, and the genres to look around in. */
export function NothingFound({ question, onClear }: { question: SearchQuestion; onClear: () => void }) {
  const t = useText()
  const [params] = useSearchParams()
  return (
    <>
      <div className="mq-wrap mq-search__nothing">
        <p>{t('searchNothing', { words: question.search })}</p>
        <p className="mq-search__ways">
          <Button kind="line" onClick={onClear}>
            {t('clearSearch')}
          </Button>
          {!question.type.includes(',') && (
            <Link className={buttonClass('line')} to={changed(params, { type: undefined })}>
              {t('searchAllTypes')}
            </Link>
          )}
        </p>
      </div>
      <GenreDoors heading={t('browseInstead')} />
    </>
  )
}
