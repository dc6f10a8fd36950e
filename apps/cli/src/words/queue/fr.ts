/** Texts of the queue commands in French. */
import { plural } from '@heptapolis/boxes/grammar/fr'
import type { QueueWords } from './en.ts'

export const words: QueueWords = {
  commands: {
    work: {
      summary: 'jouer les parties d’une file sur cette machine',
      description:
        'Faire travailler cette machine pour une file dans Redis ou Valkey : pour simulate, league, check et les parties ' +
        'dont les bots apprennent. Lancez-le sur autant de machines que vous voulez, toutes de la même version. Une machine ' +
        'arrêtée ne perd rien : une autre refait ses tâches.',
      options: {
        queue: 'la file, comme redis://queue.example:6379',
        threads: 'parties à la fois',
        idle: 'finir quand rien n’est venu depuis si longtemps',
      },
      examples: [
        ['work --queue redis://queue.example', 'tant que la machine tourne'],
        ['work --queue redis://queue.example --idle 60', 'jusqu’à ce que tout soit fait'],
      ],
    },
  },
  option:
    'répartir les parties entre toutes les machines où tourne « heptapolis work » sur cette file, comme redis://queue.example',
  works: (threads) => `Travaille sur ${plural(threads, 'fil')}. Ctrl-C y met fin.`,
  worked: (jobs) => `${plural(jobs, 'tâche')} ${jobs > 1 ? 'faites' : 'faite'}.`,
  failed: (kind, why) => `Une tâche de ${kind} a échoué : ${why}`,
  nobodyWorks: (url, version) =>
    `Personne de la version ${version} ne travaille encore sur cette file. Sur n’importe quelle machine qui a cette même version : heptapolis work --queue ${url}`,
  lost: (url) => `La file ${url} ne répond plus. Elle est attendue, et ce qu’elle a oublié sera redemandé.`,
  notHere: (bot, known) =>
    `« ${bot} » n’est pas sur d’autres machines : seuls ${known} peuvent être répartis par une file.`,
  errors: {
    'bad-queue': (given) => `--queue doit être comme redis://queue.example:6379, et non « ${given} ».`,
    'no-library': () => 'Les files demandent un paquet de plus : npm install bullmq',
    'no-answer': (where) => `Aucun Redis ni Valkey ne répond à ${where}.`,
    failed: (why) => `Une tâche a échoué trois fois : ${why}. La même commande reprend où elle s’est arrêtée.`,
  },
}
