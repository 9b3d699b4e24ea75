import { FREE_PLAN_ROOMS, SCHOOL_HOURS } from '../../../../core/account/plans.ts';
import { type PackId, PRO_PRICE, type ProductId } from '../../../../core/account/products.ts';
import { CLASS_LIMITS } from '../../../../core/class/classLimits.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import { openingText } from '../../../shared/text/en/opening.ts';

const { date, money } = createFormats('en');

/** Texts of the pricing page and of paying. */
export const pricingText = {
  page: 'Pricing',
  title: openingText.titles.pricing,
  lead: `Playing is free and stays free. Your first ${FREE_PLAN_ROOMS} rooms are free to build. After that, one key opens everything, for good.`,
  loading: 'Loading the plans…',
  failed: 'The plans could not be loaded.',
  popular: 'Most Popular',
  currentPlan: 'Current Plan',
  redirecting: 'Redirecting...',
  included: 'Included',
  notIncluded: 'Not included',
  plans: {
    free: {
      name: 'Free',
      price: money(0),
      priceDescription: 'For as long as you like',
      included: [
        'Play every published room',
        `Up to ${FREE_PLAN_ROOMS} rooms of your own`,
        'More than 100 things to build with',
        `Classes of up to ${CLASS_LIMITS.seats.free} pupils`,
      ],
      missing: ['Unlimited rooms', 'Your own things and backgrounds'],
      button: 'Get started',
    },
    pro: {
      name: 'Pro',
      price: (amount: number) => money(amount),
      priceDescription: 'One-time payment, lifetime access',
      included: (pack: number) => [
        'Everything in Free',
        'Unlimited rooms',
        'Your own things and backgrounds',
        `Classes of up to ${CLASS_LIMITS.seats.pro} pupils`,
        `Additional packs, ${money(pack)} each, yours to keep`,
      ],
      missing: [],
      button: 'Choose Pro',
    },
    school: {
      name: 'Custom School Package',
      price: 'By quote',
      priceDescription: 'For schools, museums and libraries',
      included: [
        'Rooms made for your syllabus',
        `Up to ${SCHOOL_HOURS} hours of design sessions`,
        'Pro for the teachers who build',
        'A person who answers',
      ],
      missing: [],
      button: 'Contact us',
    },
  },
  payElsewhere: 'You pay on our payment provider’s page, then come straight back.',
  rehearsal: 'This is a rehearsal: the payment page on this server is a stand-in, and no money moves.',
  notOnSale: 'Nothing is sold on this server yet.',
  noAddress: 'Send it to the people who run this server. They have not given an address here yet.',
  logInFirst: 'Log in first',
  activeSince: (start: Date) => `Active since ${date(start)}`,
  confirmEmail: 'Confirm your e-mail address before you buy: that is where the receipt goes.',
  mustLogIn: 'You must be logged in to subscribe.',
  checkoutFailed: 'Failed to start checkout.',
  packs: {
    title: 'Packs',
    lead: (amount: number) =>
      `Extra drawers for the prop cupboard. ${money(amount)} each, once. Try everything in the editor before you pay.`,
    contents: {
      'old-tales': 'Ten doors out of old tales, the dungeon behind them, and a temple in the jungle',
      'cold-ward':
        'Ten things from a ward one should have left by now, its laboratory, and its long corridor',
    } satisfies Record<PackId, string>,
    buy: (amount: number) => `Add for ${money(amount)}`,
    buyNamed: (pack: string, amount: number) => `Add ${pack} for ${money(amount)}`,
    owned: 'Yours',
  },
  payment: {
    confirming: 'Your payment is being confirmed.',
    confirmingText: 'This takes a moment. You don’t have to wait here.',
    slow: 'Your payment is on its way.',
    slowText:
      'Some banks take their time, even days. Nothing is lost: it counts as soon as the money arrives.',
    failed: 'This payment did not go through.',
    failedText:
      'Your bank declined it, or it expired. You were not charged. You can try again whenever you like.',
    lookAgain: 'Check again',
    done: (product: ProductId) => (product === 'pro' ? 'You are Pro.' : 'The pack is yours.'),
    doneText: 'The receipt is on its way, the key is on your ring.',
    projects: 'Go to your rooms',
    cancelled: 'Nothing was paid.',
    cancelledText: 'You left the payment page before paying. The door stays open.',
  },
  faq: {
    title: 'Questions people ask at the door',
    entries: [
      {
        question: 'Is it really one payment?',
        answer: `Yes. ${money(PRO_PRICE)}, once. No renewal, no “from”, no asterisk. If you find an asterisk, write to us.`,
      },
      {
        question: 'What happens to my rooms if I ask for my money back?',
        answer:
          'They stay. What is published stays published, and you can edit what you have. You just cannot make new ones until you are back within the Free plan.',
      },
      {
        question: 'Do my players need an account, or Pro?',
        answer: 'Neither. They open your link and play, on a phone as well.',
      },
      {
        question: 'Can I try a pack before buying it?',
        answer:
          'Yes. Everything in it can be placed and previewed in the editor. Only publishing a room with it waits for the pack.',
      },
      {
        question: 'I am at a school. What would a package be?',
        answer: `Up to ${SCHOOL_HOURS} hours of design sessions, in which we build rooms for your lessons with you. Write to us, and we will tell you what it costs.`,
      },
    ],
  },
  house: {
    title: 'House rules',
    terms: 'Terms',
    privacy: 'Privacy',
    provider: 'Provider',
  },
};
