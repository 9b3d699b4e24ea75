import { FREE_PLAN_ROOMS, SCHOOL_HOURS } from '../../../../core/account/plans.ts';
import { PRO_PRICE, type ProductId } from '../../../../core/account/products.ts';
import { CLASS_LIMITS } from '../../../../core/class/classLimits.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import { openingText } from '../../../shared/text/de/opening.ts';
import type { pricingText as en } from '../en/pricing.ts';

const { date, money } = createFormats('de');

export const pricingText: Translation<typeof en> = {
  page: 'Preise',
  title: openingText.titles.pricing,
  lead: `Spielen kostet nichts, und dabei bleibt es. Die ersten ${FREE_PLAN_ROOMS} Räume baust du umsonst. Danach schließt ein Schlüssel alles auf, für immer.`,
  loading: 'Die Pläne werden geladen…',
  failed: 'Die Pläne ließen sich nicht laden.',
  popular: 'Am beliebtesten',
  currentPlan: 'Dein Plan',
  redirecting: 'Gleich geht’s weiter…',
  included: 'Dabei',
  notIncluded: 'Nicht dabei',
  plans: {
    free: {
      name: 'Free',
      price: money(0),
      priceDescription: 'Solange du magst',
      included: [
        'Jeden veröffentlichten Raum spielen',
        `Bis zu ${FREE_PLAN_ROOMS} eigene Räume`,
        'Über 100 Dinge zum Bauen',
        `Klassen mit bis zu ${CLASS_LIMITS.seats.free} Plätzen`,
      ],
      missing: ['Unbegrenzt viele Räume', 'Eigene Dinge und Hintergründe'],
      button: 'Loslegen',
    },
    pro: {
      name: 'Pro',
      price: (amount) => money(amount),
      priceDescription: 'Einmal zahlen, für immer behalten',
      included: (pack) => [
        'Alles aus Free',
        'Unbegrenzt viele Räume',
        'Eigene Dinge und Hintergründe',
        `Klassen mit bis zu ${CLASS_LIMITS.seats.pro} Plätzen`,
        `Dazu Pakete für je ${money(pack)}, die dir bleiben`,
      ],
      missing: [],
      button: 'Pro nehmen',
    },
    school: {
      name: 'Schulpaket nach Maß',
      price: 'Auf Anfrage',
      priceDescription: 'Für Schulen, Museen und Bibliotheken',
      included: [
        'Räume zu eurem Lehrplan',
        `Bis zu ${SCHOOL_HOURS} Stunden gemeinsames Entwerfen`,
        'Pro für alle Lehrkräfte, die bauen',
        'Ein Mensch, der antwortet',
      ],
      missing: [],
      button: 'Schreib uns',
    },
  },
  payElsewhere: 'Du zahlst auf der Seite unseres Zahlungsdienstes und bist gleich wieder hier.',
  rehearsal:
    'Das ist nur eine Probe: Die Zahlungsseite auf diesem Server ist nachgestellt, es fließt kein Geld.',
  notOnSale: 'Auf diesem Server wird noch nichts verkauft.',
  noAddress:
    'Schick die E-Mail an die Leute, die diesen Server betreiben. Eine Adresse haben sie hier noch nicht angegeben.',
  logInFirst: 'Erst anmelden',
  activeSince: (start) => `Aktiv seit ${date(start)}`,
  confirmEmail: 'Bestätige vor dem Kauf deine E-Mail-Adresse: Dorthin geht die Quittung.',
  mustLogIn: 'Zum Kaufen musst du angemeldet sein.',
  checkoutFailed: 'Der Kauf ließ sich nicht beginnen.',
  packs: {
    title: 'Pakete',
    lead: (amount) =>
      `Mehr Schubladen für den Requisitenschrank. Je ${money(amount)}, einmal. Im Editor kannst du vorher alles ausprobieren.`,
    contents: {
      'old-tales': 'Zehn Türen aus alten Märchen, der Kerker dahinter und ein Tempel im Urwald',
      'cold-ward':
        'Zehn Dinge von einer Station, die man längst verlassen haben sollte, ihr Labor und ihr langer Flur',
    },
    buy: (amount) => `Für ${money(amount)} dazunehmen`,
    buyNamed: (pack, amount) => `${pack} für ${money(amount)} dazunehmen`,
    owned: 'Gehört dir',
  },
  payment: {
    confirming: 'Deine Zahlung wird bestätigt.',
    confirmingText: 'Das dauert einen Moment. Du musst hier nicht warten.',
    slow: 'Deine Zahlung ist unterwegs.',
    slowText:
      'Manche Banken lassen sich Zeit, auch mal Tage. Verloren ist nichts: Sie zählt, sobald das Geld da ist.',
    failed: 'Diese Zahlung hat nicht geklappt.',
    failedText:
      'Deine Bank hat sie abgelehnt, oder sie ist abgelaufen; abgebucht ist nichts. Du kannst jederzeit noch einmal zahlen.',
    lookAgain: 'Noch einmal nachsehen',
    done: (product: ProductId) => (product === 'pro' ? 'Du bist Pro.' : 'Das Paket gehört dir.'),
    doneText: 'Die Quittung ist unterwegs, der Schlüssel hängt an deinem Bund.',
    projects: 'Zu deinen Räumen',
    cancelled: 'Es wurde nichts bezahlt.',
    cancelledText: 'Du hast die Zahlungsseite vorher verlassen. Die Tür bleibt offen.',
  },
  faq: {
    title: 'Fragen an der Tür',
    entries: [
      {
        question: 'Ist das wirklich eine einzige Zahlung?',
        answer: `Ja. ${money(PRO_PRICE)}, einmal. Keine Verlängerung, kein „ab“, kein Sternchen. Findest du eins, schreib uns.`,
      },
      {
        question: 'Was wird aus meinen Räumen, wenn ich mein Geld zurückhaben will?',
        answer:
          'Sie bleiben. Veröffentlichtes bleibt veröffentlicht, und bearbeiten kannst du alles. Nur neue Räume kannst du erst anlegen, wenn du wieder innerhalb des Free-Plans bist.',
      },
      {
        question: 'Brauchen meine Spieler ein Konto oder Pro?',
        answer: 'Weder noch. Sie öffnen deinen Link und spielen, auch auf dem Handy.',
      },
      {
        question: 'Kann ich ein Paket vorher ausprobieren?',
        answer:
          'Ja. Alles darin lässt sich im Editor aufstellen und in der Vorschau spielen. Nur das Veröffentlichen wartet auf das Paket.',
      },
      {
        question: 'Ich bin an einer Schule. Was wäre ein Paket?',
        answer: `Bis zu ${SCHOOL_HOURS} Stunden, in denen wir mit euch Räume für euren Unterricht entwerfen. Schreib uns, dann sagen wir dir, was es kostet.`,
      },
    ],
  },
  house: {
    title: 'Hausordnung',
    terms: 'Bedingungen',
    privacy: 'Datenschutz',
    provider: 'Anbieter',
  },
};
