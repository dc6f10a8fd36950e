/** How the single page looks, on a screen and on paper. The values are those of the app's own look. */
import { LOOKS } from '@heptapolis/boxes/faces'

const CARD_COLOURS: Readonly<Record<string, string>> = {
  brown: '#7d5331',
  grey: '#616c77',
  blue: '#2f5c9e',
  yellow: '#c9982a',
  red: '#a93a2a',
  green: '#2c7253',
  purple: '#6b4797',
  black: '#312f36',
  white: '#b9a878',
}

const GOODS: Readonly<Record<string, string>> = {
  wood: '#46661f',
  stone: '#5f5b54',
  clay: '#a2481f',
  ore: '#3c5371',
  glass: '#0f6f7c',
  cloth: '#963a73',
  papyrus: '#716100',
}

const boxRules = [...LOOKS.faces]
  .map(
    ([
      box,
      {
        colours: { light },
      },
    ]) => `[data-box="${box}"]{--b:${light.ink};--bt:${light.tint}}`,
  )
  .join('\n')
const cardRules = Object.entries(CARD_COLOURS)
  .map(([colour, solid]) => `[data-colour="${colour}"]{--c:${solid}}`)
  .join('\n')
const goodRules = Object.entries(GOODS)
  .map(([good, ink]) => `.g-${good}{color:${ink}}`)
  .join('\n')

export const STYLES = `
:root{--ground:#e9e3d7;--surface:#f5f1e8;--raised:#fbf8f2;--paper:#fffdf8;--ink:#22262e;--ink-2:#50545c;--rule:#d3cabb;--rule-strong:#978c78;--accent:#8c3b22;--coin:#ecc45c;--coin-line:#a87f14;--coin-ink:#4a3500;--vp:#f4ecd8;--vp-line:#8a7444;--vp-ink:#3a2f14;--b:#8c3b22;--bt:#f6e3d8;--c:#8a7444;
--display:"Marcellus","Trajan Pro","Palatino Linotype",Palatino,"URW Palladio L","Book Antiqua",Georgia,serif;--text:"Commissioner Variable","Commissioner","Segoe UI","Helvetica Neue",Roboto,"Noto Sans","Liberation Sans",Arial,sans-serif}
${boxRules}
${cardRules}
${goodRules}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--ink);font:430 1rem/1.55 var(--text);font-variant-numeric:tabular-nums}
h1,h2,h3,h4{font-family:var(--display);font-weight:400;line-height:1.15;margin:0}
p{margin:0 0 .7em}
a{color:inherit;text-decoration-color:var(--rule-strong);text-underline-offset:.18em}
:target{scroll-margin-top:1rem}
:is(.rule,.piece,.ex,ins):target{outline:3px solid #0f5fb8;outline-offset:4px;border-radius:4px}
.ic{width:1em;height:1em;vertical-align:-.12em;flex:none}
.page{max-width:76rem;margin:0 auto;padding:2rem 1.25rem 4rem;display:grid;grid-template-columns:minmax(0,1fr);gap:0 3.5rem}
@media (min-width:64rem){.page{grid-template-columns:15rem minmax(0,1fr)}.contents{position:sticky;top:1.5rem;align-self:start;max-height:calc(100vh - 3rem);overflow:auto}}
.cover{grid-column:1/-1;border-bottom:1px solid var(--rule-strong);padding-bottom:1.4rem;margin-bottom:1.8rem}
.cover .mark{color:var(--accent);font-size:2.2rem;line-height:1}
.cover h1{font-size:clamp(2.2rem,6vw,3.4rem);margin:.1em 0 .15em}
.cover .mix{font-size:1.15rem;color:var(--ink-2);margin:0 0 1rem}
.badges{display:grid;gap:.4rem;margin:0 0 1.1rem;padding:0;list-style:none;max-width:52rem}
.badges li{display:grid;grid-template-columns:1.3rem 8.5rem 1fr;align-items:baseline;gap:.4rem;padding:.4rem .9rem .45rem .7rem;border-left:4px solid var(--b);background:var(--bt);border-radius:0 10px 10px 0;font-size:.92rem}
.badges b{font:400 1.1rem/1.2 var(--display)}
.badges .ic{color:var(--b);align-self:center}
@media (max-width:40rem){.badges li{grid-template-columns:1.3rem 1fr}.badges span{grid-column:1/-1}}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(7.2rem,1fr));gap:.6rem;margin:0 0 1rem;max-width:52rem}
.figures div{background:var(--raised);border-radius:10px;padding:.55rem .9rem .6rem}
.figures dt{font-size:.82rem;color:var(--ink-2);line-height:1.25}
.figures dd{margin:0;font:400 1.7rem/1.1 var(--display)}
.legend{font-size:.88rem;color:var(--ink-2);margin:0}
.contents{font-size:.93rem}
.contents ol{list-style:none;margin:0;padding:0;columns:2;column-gap:1.2rem}
@media (min-width:64rem){.contents ol{columns:1}}
.contents li a{display:flex;gap:.6rem;align-items:baseline;padding:.28rem .5rem;border-radius:6px;text-decoration:none;color:var(--ink-2)}
.contents li a:hover{background:var(--surface);color:var(--ink)}
.contents .n{font-family:var(--display);color:var(--accent);min-width:1.3em;text-align:right}
.contents .ic{color:var(--b);margin-left:auto;align-self:center}
main{max-width:46rem}
.chapter{margin:0 0 3.2rem}
.chapter>header{margin-bottom:1.2rem}
.chapter>header h2{font-size:2.3rem}
.chapter>header .n{color:var(--b);margin-right:.35em}
.chapter>header p{font-size:1.08rem;color:var(--ink-2);margin:.25rem 0 0}
.section{margin:0 0 1.7rem}
.section>h3{font-size:1.4rem;margin:0 0 .6rem}
.rule{position:relative}
.rule h4{font-size:1.12rem;margin:0 0 .1rem}
.rule ul{margin:0 0 .7em;padding-left:1.2em}
.rule .link{position:absolute;left:-1.2em;top:0;color:var(--rule-strong);text-decoration:none;opacity:0}
.rule:hover .link,.rule .link:focus{opacity:1}
.add{border-left:4px solid var(--b);background:var(--bt);border-radius:0 10px 10px 0;padding:.6rem 1rem .65rem .9rem;margin:0 0 .8rem -.25rem}
.tag{display:flex;align-items:center;gap:.4rem;color:var(--b);font-size:.8rem;font-weight:660;margin-bottom:.1rem;line-height:1.35}
.rule.ours{margin-bottom:.7rem}
.rule.ours>p:last-of-type{display:inline}
.rule.ours>.src{margin-left:.6em}
.src{display:inline-block;font-size:.78rem;line-height:1.35;color:var(--ink-2);border-bottom:1.5px dotted currentColor}
span.ours{text-decoration:underline dotted 1.5px;text-underline-offset:.2em}
.add>.rule:last-child,.add>.rule:last-child>p:last-of-type{margin-bottom:0}
.add>.ex:last-child{margin-bottom:.2rem}
ins{text-decoration:none;background:var(--bt);box-shadow:0 2px 0 var(--b);padding:0 1px;-webkit-box-decoration-break:clone;box-decoration-break:clone}
.num.was{box-shadow:0 2px 0 var(--rule-strong)}
.num,.was small{font-weight:660}
.was small{font-weight:430;color:var(--ink-2);font-size:.8em}
.good,.coin,.vp{display:inline-grid;place-items:center;height:1.4em;min-width:1.4em;vertical-align:middle;position:relative;top:-.07em;line-height:1;margin:0 .06em}
.good{background:var(--paper);box-shadow:inset 0 0 0 1px currentColor;border-radius:.3em;width:1.4em}
.good.made{border-radius:50%}
.good .ic{vertical-align:0}
.coin{background:var(--coin);color:var(--coin-ink);box-shadow:inset 0 0 0 1.5px var(--coin-line);border-radius:99px;font-weight:700;font-size:.92em;padding:0 .3em}
.vp{isolation:isolate;color:var(--vp);width:1.4em;height:1.4em;top:0}
.vp .ic{grid-area:1/1;width:1.4em;height:1.4em;stroke:var(--vp-line);stroke-width:1.4;overflow:visible}
.vp b{grid-area:1/1;z-index:1;color:var(--vp-ink);font-size:.78em;letter-spacing:-.03em}
.checklist{list-style:none;margin:0;padding:0;counter-reset:s}
.checklist>li{position:relative;padding:.15rem 0 .35rem 2.2rem;break-inside:avoid}
.checklist>li::before{content:"";position:absolute;left:.15rem;top:.42rem;width:1.05rem;height:1.05rem;border:1.6px solid var(--rule-strong);border-radius:4px;background:var(--paper)}
.checklist .rule p{margin:0}
.checklist .add{margin:0;padding:.35rem .9rem .45rem}
.checklist .rule.ours{margin:0}
.steps{list-style:none;margin:.2rem 0 1rem;padding:0;counter-reset:s;display:grid;gap:.35rem}
.steps li{counter-increment:s;display:grid;grid-template-columns:1.8rem 1fr auto;gap:.6rem;align-items:baseline;background:var(--surface);border-radius:8px;padding:.42rem .8rem;break-inside:avoid}
.steps li::before{content:counter(s);font:400 1.1rem/1 var(--display);color:var(--accent);text-align:right}
.steps li.boxed{background:var(--bt);box-shadow:inset 4px 0 0 var(--b)}
.steps li.boxed::before{color:var(--b)}
.steps small{color:var(--ink-2);display:block;font-size:.82rem}
.steps .who{color:var(--b);font-size:.78rem;font-weight:660;display:inline-flex;gap:.3rem;align-items:center;white-space:nowrap}
.ex{background:var(--raised);border-radius:12px;padding:.7rem 1rem .75rem;margin:.4rem 0 1rem;border:1px solid var(--rule);break-inside:avoid;display:grid;grid-template-columns:auto 1fr;grid-template-rows:auto auto 1fr;gap:.1rem 1rem;align-items:start}
.ex h4{grid-column:1/-1;font-size:1.08rem;margin-bottom:.35rem}
.ex h4 small{font:660 .74rem/1 var(--text);color:var(--accent);margin-right:.6em;letter-spacing:.02em}
.ex .facade{grid-row:2/4;width:5.2rem;border-radius:7px;overflow:hidden;background:var(--paper);box-shadow:0 0 0 1px var(--rule);font-size:.78rem;line-height:1.2}
.ex .facade i{display:grid;place-items:center;height:1.9rem;background:var(--c);color:#fff;font-style:normal;font-size:1.25rem}
.ex .facade b{display:block;font:400 .86rem/1.15 var(--display);padding:.3rem .4rem .4rem}
.ex ol{list-style:none;margin:0;padding:0;counter-reset:e;font-size:.95rem;line-height:1.5}
.ex.plain ol,.ex.plain .after{grid-column:1/-1}
.ex li{counter-increment:e;position:relative;padding:0 0 .25rem 1.5rem}
.ex li::before{content:counter(e);position:absolute;left:.1rem;font-family:var(--display);color:var(--accent)}
.ex .after{grid-column:2;display:flex;flex-wrap:wrap;gap:.4rem .8rem;margin:.1rem 0 0;padding:.25rem 0 0;border-top:1px solid var(--rule);font-size:.86rem;color:var(--ink-2);list-style:none}
.ex .after::before{content:"→";color:var(--accent)}
.pieces{columns:2;column-gap:1rem;margin:0;padding:0;list-style:none}
@media (max-width:40rem){.pieces{columns:1}}
.piece{break-inside:avoid;background:var(--raised);border-radius:8px;border:1px solid var(--rule);border-left:4px solid var(--c);padding:.4rem .7rem .45rem .8rem;margin:0 0 .5rem;font-size:.88rem;line-height:1.4}
.piece .top{display:flex;gap:.5rem;align-items:baseline;justify-content:space-between}
.piece .name{font:400 1rem/1.2 var(--display)}
.piece .name small{font:430 .78rem/1 var(--text);color:var(--ink-2);margin-left:.35em}
.piece .cost{white-space:nowrap;font-size:.84rem;color:var(--ink-2)}
.piece p{margin:.1rem 0 0}
.piece .chain{color:var(--ink-2);font-size:.82rem}
.piece.board{--c:#8c3b22;break-inside:avoid}
.piece table{border-collapse:collapse;width:100%;margin:.3rem 0 0}
.piece td{vertical-align:baseline;padding:.16rem .4rem .16rem 0;border-top:1px solid var(--rule)}
.piece td:first-child{font-family:var(--display);color:var(--accent);width:1.2em}
.piece td:nth-child(2){white-space:nowrap;width:1%;padding-right:.7rem}
.piece .tag{margin:0}
.links{margin:0;padding:0 0 0 1.1em;font-size:.93rem}
.links li{margin:0 0 .3rem}
.signs{margin:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:.3rem 1.2rem}
.signs div{display:grid;grid-template-columns:2rem 1fr;align-items:center;break-inside:avoid}
.signs dt{font-size:1.15rem;display:grid;place-items:center}
.signs dd{margin:0;font-size:.92rem;padding:.15rem 0}
@page{size:A4;margin:17mm 16mm 19mm;@bottom-center{content:counter(page);font:10pt Georgia,serif;color:#50545c}}
@page:first{@bottom-center{content:""}}
@media print{
html{font-size:10.3pt}
body{background:#fff;line-height:1.45}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
.page{display:block;max-width:none;padding:0}
main{max-width:none}
.cover{border:0;padding:22mm 0 0;margin:0 0 9mm}
.cover .mark{font-size:40pt}
.cover h1{font-size:46pt}
.cover .mix{font-size:14pt;margin-bottom:8mm}
.badges{margin-bottom:7mm}.badges li{padding:2mm 4mm 2.2mm 3mm}
.figures{margin-bottom:6mm}
.contents{position:static;max-height:none;overflow:visible;break-after:page;margin-top:6mm}
.contents h2{font-size:16pt;margin-bottom:3mm}
.contents ol{columns:2}
.contents li a{padding:1.1mm 0;border-bottom:1px solid var(--rule)}
.chapter{margin:0 0 9mm}
.chapter>header{break-after:avoid;break-inside:avoid;border-top:2.5pt solid var(--b);padding-top:3mm}
.chapter>header h2{font-size:23pt}
.section>h3{break-after:avoid;font-size:14.5pt}
.rule{break-inside:avoid}
.add{-webkit-box-decoration-break:clone;box-decoration-break:clone;margin-left:0}
.tag,.rule:has(+.steps),.rule:has(+.ex){break-after:avoid}
p,li{orphans:3;widows:3}
.rule .link{display:none}
a{text-decoration:none}
.pieces{column-gap:5mm}
.signs{grid-template-columns:repeat(3,1fr);gap:1mm 5mm}
.piece{padding:1.2mm 2.4mm 1.4mm 2.6mm;margin-bottom:1.5mm;font-size:8.8pt;line-height:1.34}
.piece .name{font-size:10.2pt}
.figures div,.ex,.steps li,.piece{background:#fbf8f2}
}
`
