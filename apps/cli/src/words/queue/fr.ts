/** Texts of the queue commands in French. */
import { plural } from '@heptapolis/boxes/grammar/fr'
import type { QueueWords } from './en.ts'

export const words: QueueWords = {
  commands: {
    work: {
      summary: 'jouer sur cette machine les parties d’une file d’attente',
      description:
        'Faire travailler cette machine pour une file d’attente Redis ou Valkey : pour simulate, league, check et les ' +
        'parties d’entraînement des robots. Lancez la commande sur autant de machines que vous voulez, toutes de la même version. ' +
        'Une machine arrêtée ne perd rien : une autre refait ses tâches.',
      options: {
        queue: 'adresse de la file d’attente, comme redis://queue.example:6379',
        threads: 'parties à la fois',
        idle: 'quitter après cette durée sans tâche',
      },
      examples: [
        ['work --queue redis://queue.example', 'tant que la machine tourne'],
        ['work --queue redis://queue.example --idle 60', 'jusqu’à la dernière tâche'],
      ],
    },
  },
  option:
    'répartir les parties entre toutes les machines où tourne « heptapolis work » sur cette file, comme redis://queue.example',
  works: (threads) => `Au travail : ${plural(threads, 'partie')} à la fois. Ctrl-C pour arrêter.`,
  worked: (jobs) => `${plural(jobs, 'tâche')} ${jobs > 1 ? 'faites' : 'faite'}.`,
  failed: (kind, why) => `Une tâche de ${kind} a échoué : ${why}`,
  nobodyWorks: (url, version) =>
    `Aucune machine de version ${version} ne travaille encore pour cette file. Sur une machine de la même version, lancez : heptapolis work --queue ${url}`,
  lost: (url) => `La file ${url} ne répond plus. Nouveaux essais en cours ; les tâches perdues seront renvoyées.`,
  notHere: (bot, known) =>
    `« ${bot} » n’est pas disponible sur d’autres machines : une file ne peut utiliser que ${known}.`,
  errors: {
    'bad-queue': (given) => `--queue doit être une adresse comme redis://queue.example:6379, pas « ${given} ».`,
    'no-library': () => 'Les files nécessitent un paquet de plus : npm install bullmq',
    'no-answer': (where) => `Ni Redis ni Valkey ne répond à l’adresse ${where}.`,
    failed: (why) =>
      `Une tâche a échoué trois fois : ${why}. Relancez la même commande pour reprendre là où elle s’est arrêtée.`,
  },
}
