/** Gallery page with all drawings in all their states, for illustrators and visitors. */
import { Link } from 'wouter'
import { HourOf } from '../art/light.tsx'
import { Scene } from '../art/Scene.tsx'
import { say } from '../i18n/index.ts'
import { type CatalogueEntry, catalogue } from '../library/catalogue/catalogue.ts'
import { entryName } from '../library/words.ts'
import { Icon } from '../look/Icon.tsx'
import { useTitle } from '../look/page/useTitle.ts'
import { Card } from '../look/pieces/Card.tsx'
import { Monument } from '../look/pieces/Monument.tsx'
import { Skyline } from '../look/pieces/Skyline.tsx'
import styles from './gallery.module.css'
import { galleryWords } from './words.ts'

export function GalleryScreen() {
  const w = galleryWords()
  useTitle(w.title)
  const all = catalogue()
  const wonders = all.filter(({ latest }) => latest.boards.length > 0)
  const pieces = all.filter(({ latest }) => latest.boards.length === 0)
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <Link href="/" aria-label="Heptapolis">
          <Icon name="vp-ring" size={24} />
        </Link>
        <h1>{w.title}</h1>
        <p>{w.about}</p>
      </header>
      <h2>{w.wonders}</h2>
      {wonders.map((entry) => (
        <Wonder key={entry.id} entry={entry} />
      ))}
      {[...Map.groupBy(pieces, ({ latest }) => latest.piece.box)].map(([box, entries]) => (
        <section key={box} className={styles.box}>
          <h2>{say().boxName(box)}</h2>
          <div className={styles.cards}>
            {entries.map(({ id, latest: { rules, piece } }) => (
              <figure key={id} className={styles.piece}>
                <Card rules={rules} piece={piece} />
                <Skyline cards={[piece]} size="large" />
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}

/** The Ages in which the states of a wonder are shown. */
const AGES = [1, 1, 2, 3, 3]

function Wonder({ entry }: { entry: CatalogueEntry }) {
  const w = galleryWords()
  const [day, night = day] = entry.latest.boards
  const sides = [
    { stages: day.def.stages.length, isNight: false, name: w.day },
    { stages: night.def.stages.length, isNight: true, name: w.night },
  ]
  return (
    <section className={styles.wonder}>
      <h3>{entryName(entry)}</h3>
      {sides.map(({ stages, isNight, name }) => (
        <div key={name} className={styles.states}>
          {[0, 1, 2, 3, 4].slice(0, stages + 1).map((built) => (
            <figure key={`${name} ${built}`} className={styles.state} data-night={isNight || undefined}>
              <HourOf value={{ age: AGES[built], isNight }}>
                <Scene wonder={entry.id} age={AGES[built]} />
                <Monument wonder={entry.id} built={built} stages={stages} width={180} />
              </HourOf>
              <figcaption>{`${name} ${built}/${stages}`}</figcaption>
            </figure>
          ))}
        </div>
      ))}
    </section>
  )
}
