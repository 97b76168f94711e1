import { awardsOf } from '../../catalogue/card/awards'
import { titleDisplayName } from '../../catalogue/title/titleFacts'
import type { Honour } from '../../generated/types'
import type { ViewProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { groupAwards } from './groupAwards'
import './nominations.scss'

export default function Nominations({ title, data }: ViewProps<'nominations', readonly Honour[]>) {
  const t = useText()
  const { wins, nominations } = awardsOf(title, t)
  return (
    <div className="mq-awards">
      {(wins || nominations) && (
        <p className="mq-awards__sum">
          {wins && <b>{wins}</b>} {nominations && <span>{nominations}</span>}
        </p>
      )}
      {groupAwards(data).map(({ award, year, categories }) => (
        <div key={`${award} ${year}`} className="mq-awards__group">
          {(award || year) && <h3>{[award, year].filter(Boolean).join(', ')}</h3>}
          <ul>
            {categories.flatMap(({ category, awards }) =>
              awards.map(({ nominee, won }, index) => (
                <li key={`${category} ${index}`} className={won ? 'mq-awards__won' : undefined}>
                  <span className="mq-awards__word">{t(won ? 'honourWon' : 'honourNominated')}</span>
                  <span className="mq-awards__category">{category}</span>
                  <span className="mq-awards__nominee">{nominee ?? titleDisplayName(title, t)}</span>
                </li>
              )),
            )}
          </ul>
        </div>
      ))}
    </div>
  )
}
