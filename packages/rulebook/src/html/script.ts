/** Script of the offline rulebook page: search, day or night, and card pop-ups. */

import type { Rulebook } from '../book/pages.ts'
import { entriesOf, findablesOf } from '../find/search.ts'
import { excerptOf } from '../search/excerpt.ts'
import { finder } from '../search/finder.ts'
import { escaped } from './inline.ts'

export const toolsHtml = ({ words }: Rulebook): string =>
  `<div class="tools" hidden><input type="search" id="find" placeholder="${escaped(words.search)}" aria-label="${escaped(words.search)}"><button type="button" id="night" aria-label="${escaped(words.night)}">◐</button></div><ol class="hits" id="hits" aria-live="polite"></ol><dialog class="card-pop" id="pop"></dialog>`

const MOST_HITS = 20

/** Runs in the page, which passes a search function, its entries and some words. */
const PAGE = `(find,excerpt,entries,words,most)=>{
const by=(id)=>document.getElementById(id)
const make=(name,text)=>Object.assign(document.createElement(name),{textContent:text})
const input=by('find'),hits=by('hits'),pop=by('pop'),root=document.documentElement
document.querySelector('.tools').hidden=false
input.addEventListener('input',()=>{
hits.replaceChildren()
if(input.value.trim()==='')return
const {found,readAs}=find(input.value)
if(readAs!=='')hits.append(make('li',words.readAs+': '+readAs))
if(found.length===0)hits.append(make('li',words.noHits))
for(const at of found.slice(0,most)){
const {id,number,title,text,chapter}=entries[at]
const link=Object.assign(document.createElement('a'),{href:'#'+id})
const said=document.createElement('span')
said.append(make('strong',title),' '+excerpt(text,input.value,words.counts),make('small',chapter))
link.append(make('b',number),said)
const row=document.createElement('li')
row.append(link)
hits.append(row)}})
hits.addEventListener('click',()=>hits.replaceChildren())
by('night').addEventListener('click',()=>{
const now=root.dataset.theme??(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light')
root.dataset.theme=now==='dark'?'light':'dark'})
document.addEventListener('click',(event)=>{
const link=event.target.closest('main a[href^="#piece-"]')
const piece=link&&by(link.hash.slice(1))
if(!piece)return
event.preventDefault()
const shown=piece.cloneNode(true)
shown.removeAttribute('id')
const close=make('button',words.close)
close.addEventListener('click',()=>pop.close())
pop.replaceChildren(shown,close)
if(!pop.open)pop.show()})}`

export function scriptOf(book: Rulebook): string {
  const { noHits, readAs, close, counts } = book.words
  const entries = entriesOf(book)
  const findable = findablesOf(book, entries)
  const shown = entries.map(({ id, number, title, text, chapter }) => ({ id, number, title, text, chapter }))
  const data = [findable.map(({ text: _, ...rest }) => rest), book.dictionary, shown, { noHits, readAs, close, counts }]
  const [found, dictionary, all, words] = data.map((one) => JSON.stringify(one).replaceAll('<', '\\u003c'))
  return `<script>(()=>{const all=${all};const found=${found}.map((one,i)=>({...one,text:all[i].text}));(${PAGE})((${finder.toString()})(found,${dictionary}),${excerptOf.toString()},all,${words},${MOST_HITS})})()</script>`
}
