/** The text of a rule, with resources, coins and points as symbols. */

import { BASE } from '@heptapolis/boxes'
import { LOOKS } from '@heptapolis/boxes/faces'
import { isOneOf } from '@heptapolis/engine/kernel'
import { RESOURCES, type Resource } from '@heptapolis/engine/show'
import { type Block, figures, type Inline, punctuationAfter, type Rulebook } from '@heptapolis/rulebook'
import { Icon } from '../../look/Icon.tsx'
import { accentOf, Coin, Good, Points, Token } from '../../look/pieces/Tokens.tsx'
import styles from '../rules.module.css'

export function Blocks({ book, blocks }: { book: Rulebook; blocks: readonly Block[] }) {
  return keyed(blocks).map(([key, block]) =>
    block.kind === 'words' ? (
      <p key={key}>
        <Inlines book={book} nodes={block.inner} />
      </p>
    ) : (
      <ul key={key}>
        {keyed(block.items).map(([at, item]) => (
          <li key={at}>
            <Inlines book={book} nodes={item} />
          </li>
        ))}
      </ul>
    ),
  )
}

const keyed = <T,>(things: readonly T[]): [string, T][] => things.map((thing, i) => [`at ${i}`, thing])

export function Inlines({ book, nodes }: { book: Rulebook; nodes: readonly Inline[] }) {
  return keyed(nodes).map(([key, node], i) => {
    const end = punctuationAfter(nodes, i)
    if (end !== '') {
      return (
        <span key={key} className={styles.tied}>
          <Node book={book} node={node} />
          {end}
        </span>
      )
    }
    const begun = punctuationAfter(nodes, i - 1).length
    return node.kind === 'text' ? node.text.slice(begun) : <Node key={key} book={book} node={node} />
  })
}

function Node({ book, node }: { book: Rulebook; node: Inline }) {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'strong':
      return (
        <strong>
          <Inlines book={book} nodes={node.inner} />
        </strong>
      )
    case 'soft':
      return (
        <em>
          <Inlines book={book} nodes={node.inner} />
        </em>
      )
    case 'ours':
      return (
        <span className={styles.oursWithin}>
          <Inlines book={book} nodes={node.inner} /> <small>{book.words.labels.sources.ours}</small>
        </span>
      )
    case 'number':
      if (node.was === undefined) return node.text ?? <b>{figures(node)}</b>
      return (
        <b className={styles.changed}>
          {figures(node)} <small>({book.words.labels.was(node.was)})</small>
        </b>
      )
    case 'good':
      return isGood(node.name) ? (
        <Good good={node.name} size={20} />
      ) : (
        <Icon name={node.name} size={18} label={node.text} />
      )
    case 'named':
      return (
        <>
          <span aria-hidden="true">
            {isGood(node.name) ? <Good good={node.name} size={20} /> : <Icon name={node.name} size={18} />}
          </span>
          {`\u00a0${node.text}`}
        </>
      )
    case 'sign':
      return <Icon name={node.name} size={18} label={node.text} />
    case 'coins':
      return <Coin coins={node.count} size={20} />
    case 'points':
      return <Points points={node.count} size={22} />
    case 'piece':
      return <a href={`#piece-${node.id}`}>{node.name}</a>
    case 'rule':
      return (
        <a href={`#${node.id}`}>
          <Inlines book={book} nodes={node.inner} />
        </a>
      )
    case 'insert':
      if (node.box === BASE) {
        return (
          <span id={node.atom}>
            <Inlines book={book} nodes={node.inner} />
          </span>
        )
      }
      return (
        <ins id={node.atom} title={book.say.boxName(node.box)} style={accentOf(node.box)}>
          <Inlines book={book} nodes={node.inner} />
        </ins>
      )
  }
}

const isGood = (name: string): name is Resource => isOneOf(RESOURCES, name)

/** A symbol of the index, as on cards and boards. */
export function SignMark({ name }: { name: string }) {
  if (isGood(name)) return <Good good={name} size={24} />
  if (name === 'coin') return <Coin coins={3} size={24} />
  if (name === 'point') return <Points points={3} size={28} />
  if (name === 'victory') return <Token text="+" size={24} />
  if (name === 'defeat') return <Token text="−1" size={24} bad />
  return <Icon name={LOOKS.symbolOf(name)} size={24} />
}
