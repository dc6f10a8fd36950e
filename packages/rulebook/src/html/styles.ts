/** Style sheet of the offline rulebook page, for screen and paper. */
import { PALETTE } from './palette.ts'

/** Paper sizes of Chromium. */
export type Paper = 'A4' | 'Letter'

/** Letter is 18 mm shorter than A4: narrower margins and two smaller pictures keep the rules on as many pages. */
const SIZES: Readonly<Record<Paper, { margins: string; anatomy: string; table: string }>> = {
  A4: { margins: '14mm 15mm 16mm', anatomy: '53mm', table: '118mm' },
  Letter: { margins: '11mm 14mm 13mm', anatomy: '47mm', table: '109mm' },
}

/** The mix is printed at the foot of every page. */
export function stylesFor(paper: Paper, mix: string): string {
  const { margins, anatomy, table } = SIZES[paper]
  return STYLES.replace('PAPER', paper)
    .replace('MARGINS', margins)
    .replace('ANATOMY', anatomy)
    .replace('TABLE', table)
    .replace('MIX', mix.replace(/["\\<]/g, ''))
}

const STYLES = `
${PALETTE}
:root{--display:"Marcellus","Trajan Pro","Palatino Linotype",Palatino,"URW Palladio L","Book Antiqua",Georgia,serif;--text:"Commissioner Variable","Commissioner","Segoe UI","Helvetica Neue",Roboto,"Noto Sans","Liberation Sans",Arial,sans-serif;--font-display:var(--display)}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--ink);font:430 1rem/1.55 var(--text);font-variant-numeric:tabular-nums}
h1,h2,h3,h4{font-family:var(--display);font-weight:400;line-height:1.15;margin:0}
p{margin:0 0 .7em}
a{color:inherit;text-decoration-color:var(--rule-strong);text-underline-offset:.18em}
:target{scroll-margin-top:1rem}
:is(.rule,.piece,.ex,ins):target{outline:3px solid var(--focus);outline-offset:4px;border-radius:4px}
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
main{max-width:52rem}
.chapter{margin:0 0 3.2rem}
.chapter>header{margin-bottom:1.2rem}
.chapter>header h2{font-size:2.3rem}
.chapter>header .n{color:var(--b);margin-right:.35em}
.chapter>header p{font-size:1.08rem;color:var(--ink-2);margin:.25rem 0 0}
.section{margin:0 0 1.7rem}
.section>h3{font-size:1.4rem;margin:0 0 .6rem}
.rule{display:grid;grid-template-columns:3.4rem minmax(0,1fr) 7.6rem;gap:0 .7rem;margin:0 0 .55rem}
.rule>.n{font-weight:660;font-size:.86rem;line-height:1.55rem;color:var(--accent);text-decoration:none}
.rule h4{font-size:1.12rem;margin:0 0 .1rem}
.rule ul{margin:0 0 .4em;padding-left:1.2em}
.rule .w>:last-child{margin-bottom:0}
.rule .by{border-left:1px solid var(--rule);padding-left:.6rem;font-size:.76rem;line-height:1.35;color:var(--ink-2);padding-top:.16rem}
.from{display:block}
.from.ours{color:var(--warn)}
.from b{color:var(--b);font-weight:660}
.from .ic{margin-right:.25em}
@media (max-width:40rem){.rule{grid-template-columns:3.1rem minmax(0,1fr)}.rule .by{grid-column:2;border:0;padding:0}.from{display:inline;margin-right:.6em}}
.pic{margin:.2rem 0 1.1rem;break-inside:avoid}
.pic svg,.ex figure svg{max-width:100%;height:auto;display:block;font-family:var(--text)}
.pic figcaption{font-size:.84rem;color:var(--ink-2);margin-top:.35rem}
.add{border-left:4px solid var(--b);background:var(--bt);border-radius:0 10px 10px 0;padding:.6rem 1rem .65rem .9rem;margin:0 0 .8rem -.25rem}
.tag{display:flex;align-items:center;gap:.4rem;color:var(--b);font-size:.8rem;font-weight:660;margin-bottom:.1rem;line-height:1.35}
.src{display:inline-block;font-size:.78rem;line-height:1.35;color:var(--ink-2);border-bottom:1.5px dotted currentColor}
span.ours{text-decoration:underline dotted 1.5px;text-underline-offset:.2em}
.said>.rule{margin-bottom:.4rem}
.said:last-child>.rule:last-child{margin-bottom:0}
.said:last-child>.ex:last-child{margin-bottom:.2rem}
ins{text-decoration:none;background:var(--bt);box-shadow:0 2px 0 var(--b);padding:0 1px;-webkit-box-decoration-break:clone;box-decoration-break:clone}
.num.was{box-shadow:0 2px 0 var(--rule-strong)}
.num,.was small{font-weight:660}
.was small{font-weight:430;color:var(--ink-2);font-size:.8em}
.good,.coin,.vp{display:inline-grid;place-items:center;height:1.4em;min-width:1.4em;vertical-align:middle;position:relative;top:-.07em;line-height:1;margin:0 .06em}
.good{background:var(--paper);box-shadow:inset 0 0 0 1px currentColor;border-radius:.3em;width:1.4em}
.good.made{border-radius:50%}
.good .ic{vertical-align:0}
.tie{white-space:nowrap}
.coin{background:var(--coin);color:var(--coin-ink);box-shadow:inset 0 0 0 1.5px var(--coin-line);border-radius:99px;font-weight:700;font-size:.92em;padding:0 .3em}
.vp{isolation:isolate;color:var(--vp);width:1.4em;height:1.4em;top:0}
.vp .ic{grid-area:1/1;width:1.4em;height:1.4em;stroke:var(--vp-line);stroke-width:1.4;overflow:visible}
.vp b{grid-area:1/1;z-index:1;color:var(--vp-ink);font-size:.78em;letter-spacing:-.03em}
.checklist{list-style:none;margin:0;padding:0;counter-reset:s}
.checklist>li{position:relative;padding:.15rem 0 .35rem 2.2rem;break-inside:avoid}
.checklist>li::before{content:"";position:absolute;left:.15rem;top:.42rem;width:1.05rem;height:1.05rem;border:1.6px solid var(--rule-strong);border-radius:4px;background:var(--paper)}
.checklist .rule{margin:0}.checklist .rule p{margin:0}
.checklist .add{margin:0;padding:.35rem .9rem .45rem}
.steps{list-style:none;margin:.2rem 0 1rem;padding:0;counter-reset:s;display:grid;gap:.35rem}
.steps li{counter-increment:s;display:grid;grid-template-columns:1.8rem 1fr auto;gap:.6rem;align-items:baseline;background:var(--surface);border-radius:8px;padding:.42rem .8rem;break-inside:avoid}
.steps li::before{content:counter(s);font:400 1.1rem/1 var(--display);color:var(--accent);text-align:right}
.steps li.boxed{background:var(--bt);box-shadow:inset 4px 0 0 var(--b)}
.steps li.boxed::before{color:var(--b)}
.steps small{color:var(--ink-2);display:block;font-size:.82rem}
.steps .who{color:var(--b);font-size:.78rem;font-weight:660;display:inline-flex;gap:.3rem;align-items:center;white-space:nowrap}
.ex{background:var(--raised);border-radius:12px;padding:.7rem 1rem .75rem;margin:.3rem 0 .9rem;border:1px solid var(--rule);break-inside:avoid;display:grid;grid-template-columns:fit-content(58%) minmax(0,1fr);gap:.2rem 1.4rem;align-items:center}
.ex h4{grid-column:1/-1;font-size:1.08rem;margin-bottom:.2rem}
.ex h4 small{font:660 .74rem/1 var(--text);color:var(--accent);margin-right:.6em;letter-spacing:.02em}
.ex figure{margin:0}
.ex .told:nth-child(2){grid-column:1/-1}
.ex ol{list-style:none;margin:0;padding:0;counter-reset:e;font-size:.95rem;line-height:1.45}
.ex ol li{counter-increment:e;position:relative;padding:0 0 .2rem 1.2rem}
.ex ol li::before{content:counter(e);position:absolute;left:0;font-family:var(--display);color:var(--accent)}
.ex ol li:only-child{padding-left:0}
.ex ol li:only-child::before{content:none}
.ex .after{display:flex;flex-wrap:wrap;gap:.3rem .8rem;margin:.1rem 0 0;padding:.25rem 0 0;border-top:1px solid var(--rule);font-size:.86rem;color:var(--ink-2);list-style:none}
.ex .after::before{content:"→";color:var(--accent)}
.more{margin:0 0 .5rem}
.more summary{cursor:pointer;width:fit-content;font-size:.95rem;padding:.2rem 0}
.more summary small{font:660 .74rem/1 var(--text);color:var(--accent);margin-right:.6em}
@media (max-width:40rem){.ex{grid-template-columns:minmax(0,1fr)}.ex figure.wide{overflow-x:auto}.ex figure.wide svg{max-width:none;width:36rem}}
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
.links{margin:0;padding:0;list-style:none;font-size:.93rem}
.links a{display:grid;grid-template-columns:3.4rem 1fr;gap:0 .7rem;text-decoration:none;padding:.12rem 0}
.links b{font-weight:660;font-size:.92em;color:var(--accent)}
.signs{margin:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:.3rem 1.2rem}
.signs div{display:grid;grid-template-columns:2rem 1fr;align-items:center;break-inside:avoid}
.signs dt{font-size:1.15rem;display:grid;place-items:center}
.signs .brown{color:var(--brown-line)}
.token{font-size:.72em;font-weight:660;line-height:1;padding:.28em .4em;border-radius:.35em;background:var(--red-tint);color:var(--red-ink)}
.token.bad{background:var(--paper);box-shadow:inset 0 0 0 1.5px var(--red-line)}
.signs dd{margin:0;font-size:.92rem;padding:.15rem 0}
.words dt{font-weight:660}
.words div{display:grid;grid-template-columns:minmax(8rem,1fr) 4fr;gap:0 1rem;padding:.18rem 0;border-bottom:1px solid var(--rule);break-inside:avoid;font-size:.92rem}
.words dd{margin:0}
.index{columns:3;column-gap:1.4rem;list-style:none;margin:0;padding:0;font-size:.88rem}
.index li{break-inside:avoid;padding:.08rem 0 .08rem 1em;text-indent:-1em}
.index a{color:var(--accent);text-decoration:none;margin-left:.15em;white-space:nowrap}
@media (max-width:40rem){.index{columns:1}}
.contents .p{display:none}
.tools{display:flex;gap:.6rem;position:sticky;top:0;z-index:3;background:var(--ground);padding:.5rem 0;grid-column:1/-1}
.tools input{flex:1;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--rule-strong);border-radius:10px;padding:.5rem .8rem;min-width:0}
.tools button,.card-pop button{font:inherit;color:inherit;background:var(--raised);border:1px solid var(--rule-strong);border-radius:10px;min-width:2.75rem;min-height:2.75rem;cursor:pointer}
.hits{grid-column:1/-1;list-style:none;margin:0 0 1.5rem;padding:0;max-width:52rem}
.hits:empty{display:none}
.hits a{display:grid;grid-template-columns:3.4rem 1fr;gap:0 .7rem;padding:.5rem 0;border-bottom:1px solid var(--rule);text-decoration:none}
.hits b{color:var(--accent);font-size:.86rem}
.hits small{color:var(--ink-2);display:block}
.card-pop{position:fixed;inset:auto 1rem 1rem auto;max-width:min(24rem,calc(100vw - 2rem));background:var(--raised);color:inherit;border:1px solid var(--rule-strong);border-radius:12px;padding:.8rem;box-shadow:0 8px 30px #0005;margin:0}
.card-pop .piece{border-right:0;border-top:0;border-bottom:0;margin:0 0 .6rem}
[hidden]{display:none!important}
@page{size:PAPER;margin:MARGINS;@bottom-left{content:"MIX";font:8pt "Commissioner Variable",sans-serif;color:#50545c}@bottom-right{content:counter(page);font:11pt Marcellus,serif;color:#8c3b22}}
@page:first{@bottom-left{content:""}@bottom-right{content:""}}
@media print{
:root{color-scheme:light;--ground:#fff;--raised:#fbf8f2}
html{font-size:9.2pt}
body{background:#fff;line-height:1.36}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
.page{display:block;max-width:none;padding:0 .4mm 0 0}
main{max-width:none}
.tools,.hits,.card-pop,.more{display:none}
.cover{border:0;padding:4mm 0 0;margin:0 0 5mm}
.cover .mark{font-size:22pt}
.cover h1{font-size:34pt}
.cover .mix{font-size:12pt;margin-bottom:4mm}
.badges{margin-bottom:4mm;gap:1mm}.badges li{padding:.8mm 3mm 1mm 2.4mm;font-size:8.6pt}
.figures{margin-bottom:3mm}
.contents{position:static;max-height:none;overflow:visible;margin:2mm 0 7mm}
.contents ol{columns:2;column-gap:8mm}
.contents li{break-inside:avoid}
.contents li a{padding:.7mm 0;border-bottom:1px solid var(--rule);gap:2.4mm}
.contents:has(li:nth-child(27)) li a{padding:.2mm 0}
.contents .ic{margin-left:0}
.contents .p{display:block;margin-left:auto;font-family:var(--display);color:var(--ink)}
.chapter{margin:0 0 4mm}
.chapter>header{break-after:avoid;break-inside:avoid;border-top:1.6pt solid var(--b);padding-top:2mm;margin-bottom:2mm}
.chapter>header h2{font-size:18pt}
.chapter>header p{font-size:9.6pt;margin:0}
.section{margin:0 0 2.2mm}
.section>h3{break-after:avoid;font-size:12.5pt;margin-bottom:1.2mm}
.rule{break-inside:avoid;display:block;position:relative;padding-left:13.5mm;margin-bottom:1.1mm}
.rule>.n{position:absolute;left:0;font-size:8.4pt;line-height:inherit;padding-top:.35mm}
.rule p{margin-bottom:.35em}
.rule .w,.rule .w>p:last-child,.rule .by,.from{display:inline}
.rule .by{border:0;padding:0;font-size:7.6pt}
.from.official{display:none}
.from{margin-left:.5em;white-space:nowrap}
.add{margin:0 0 1.6mm;padding:0;border:0;background:none}
.said{break-inside:avoid;background:color-mix(in srgb,var(--bt) 45%,#fff);border-left:2.4pt solid var(--b);padding:.5mm 2.5mm .6mm 2mm}
.said:first-child{border-top-right-radius:5pt;padding-top:1.2mm}
.said:last-child{border-bottom-right-radius:5pt;padding-bottom:1.2mm}
.said>.rule{margin:0}
.checklist>li{padding:.1mm 0 .5mm 6mm}
.checklist ul{columns:2;column-gap:9mm}.checklist ul li{break-inside:avoid}
.checklist .add{padding:0}
.checklist>li::before{width:3mm;height:3mm;top:.9mm}
.tag,.rule:has(+:is(.steps,.ex,.pic)){break-after:avoid}
p,li{orphans:3;widows:3}
a{text-decoration:none}
.pic{margin:.6mm 0 2.4mm 13.5mm}
.pic svg{max-height:62mm;width:auto}
.pic#picture-anatomy svg{max-height:ANATOMY}
.pic#picture-shipyard svg{max-height:52mm}
.pic#picture-yards svg{max-height:70mm}
.pic#picture-sides svg{max-height:27mm}
.pic#picture-town{margin-left:0}
.pic#picture-town svg{max-height:49mm}
.pic#picture-table{margin-left:0}
.pic#picture-table svg{max-height:none;width:TABLE;margin:0 auto}
.pic figcaption{font-size:8.2pt;margin-top:.6mm}
.ex{margin:.6mm 0 2mm 13.5mm;padding:1.2mm 2.4mm 1.4mm;border-radius:5pt;grid-template-columns:auto minmax(0,1fr);gap:.2mm 3.5mm;align-items:center}
.ex h4{font-size:10pt;margin-bottom:.6mm}
.ex figure svg{width:calc(var(--units)*.185mm)}
.ex figure.wide{grid-column:1/-1}
.ex:has(li:nth-child(5)){display:block}
.ex .after{break-before:avoid}
.ex ol{font-size:8.6pt;line-height:1.34}
.ex .after{font-size:8.2pt;padding-top:.5mm}
.steps{display:block;margin:.4mm 0 2.4mm 13.5mm}
.steps:not(:has(li:nth-child(14))){break-inside:avoid}
.steps li{padding:.35mm 2mm;margin-bottom:.35mm;font-size:9.2pt}
.steps li:nth-child(-n+6):not(:last-child){break-after:avoid}
.steps li:nth-last-child(-n+6):not(:first-child){break-before:avoid}
.links{font-size:8.4pt;line-height:1.5}
.links li{display:inline-block;margin-right:3mm}
.links a{display:inline}
.links span{display:none}
.pieces{column-gap:5mm;columns:2}
.signs{grid-template-columns:repeat(3,1fr);gap:.6mm 5mm}
.piece{padding:.5mm 2.2mm .5mm 2.4mm;margin-bottom:.6mm;font-size:8.4pt;line-height:1.3}
.piece .name{font-size:9.6pt}
.index{columns:4;font-size:8pt}
.index li{padding-top:0;padding-bottom:0}
.signs div{break-inside:avoid}
.words div{font-size:8.8pt;padding:.4mm 0}
.words div:nth-last-child(-n+3){break-before:avoid}
.figures div,.ex,.steps li,.piece{background:#fbf8f2}
}
`
