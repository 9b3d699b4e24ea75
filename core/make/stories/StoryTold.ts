import { type Chance, shuffle } from '../../lock/shuffle.ts';
import { LIMITS } from '../../room/limits.ts';
import { chooseOne } from '../ideas/choose.ts';
import { NAMES, namesOfGender, SURNAMES } from '../words/names.ts';
import type { Noun } from '../words/noun.ts';
import type { Slots, Teller, Templates } from '../words/Teller.ts';
import type { Story, StoryWords } from './model.ts';
import { STRANGERS_OF, type Strangers } from './strangers.ts';

/** How often a paper begins with whom it is for, and how often it says why it was written. */
const SHARE = { greeting: 0.6, reason: 0.5 } as const;

/** What those are who have no part in the story, once their theme has no phrase left. */
const STRANGERS: Strangers = {
  en: [
    'only visiting',
    'retired',
    'new here',
    'on duty on Sundays',
    'here before you',
    'here by mistake',
    'no relation',
    'not as strict as I look',
  ],
  de: [
    'nur zu Besuch',
    'im Ruhestand',
    'neu hier',
    'sonntags im Dienst',
    'vor dir hier gewesen',
    'aus Versehen hier',
    'nicht verwandt',
    'nicht so streng, wie es klingt',
  ],
};

/** Most writers besides the people of the story, and number of those whose papers tell nothing. */
const FURTHER_WRITERS = 18;
const BYSTANDERS = 2;

interface Telling {
  teller: Teller;
  chance: Chance;
  /** What the creator wished it to be about; empty if they did not say. */
  about: string;
  /** Names that the story must not use. */
  isTaken: (name: string) => boolean;
}

/** A story as it is told in one room: its people have names, and no sentence of it comes twice. */
export class StoryTold {
  readonly #story: Story;
  readonly #teller: Teller;
  readonly #chance: Chance;
  readonly #slots: Slots;
  /** What each person is, by name. */
  readonly #roles: ReadonlyMap<string, string>;
  /** The people of the story. */
  readonly cast: readonly string[];
  /** Who writes papers, the people of the story first. */
  readonly writers: readonly string[];
  /** Of whom papers tell, and who write none: nobody is two people. */
  readonly others: readonly string[];
  /** Who writes what tells nothing. */
  readonly bystanders: readonly string[];
  /** Whose place it is. */
  readonly owner: string;
  /** A name for the room. */
  readonly title: string;
  readonly introduction: string;
  readonly ending: string;
  /** What the way out says before its lock is described. */
  readonly door: string;

  constructor(story: Story, { teller, chance, about, isTaken }: Telling) {
    this.#story = story;
    this.#teller = teller;
    this.#chance = chance;
    const free = shuffle(NAMES, chance).filter((name) => !isTaken(name));
    const named = new Map<string, string>();
    for (const { gender, ...role } of story.people) {
      const fitting = namesOfGender(gender);
      const name = free.find((each) => fitting.includes(each) && !named.has(each));
      if (name !== undefined) named.set(name, role[teller.language]);
    }
    this.cast = [...named.keys()];
    const strangers = free.filter((name) => !named.has(name));
    const roles = [STRANGERS_OF[story.theme], STRANGERS].flatMap((each) =>
      shuffle(each[teller.language], chance),
    );
    for (const [place, role] of roles.entries()) {
      // No answer is a word of it.
      teller.hear(role);
      const name = strangers[place];
      if (name !== undefined) named.set(name, role);
    }
    this.#roles = named;
    this.writers = [...this.cast, ...strangers.slice(0, FURTHER_WRITERS)];
    this.others = strangers.slice(FURTHER_WRITERS, -BYSTANDERS);
    this.bystanders = strangers.slice(-BYSTANDERS);
    const [one = '', two = ''] = this.cast;
    this.owner = `${story.owner[teller.language]} ${chooseOne(SURNAMES, chance)}`;
    this.#slots = { owner: this.owner, one, two, about };
    // Told before anything else of the room, so that no answer is a word of it.
    const told = (words: (of: StoryWords) => string) => this.#tell((of) => [words(of)]);
    const isAbout = about !== '';
    this.title = this.#tell(({ titles }) => titles);
    this.door = told((of) => of.door);
    this.introduction = withParagraph(
      told((of) => of.introduction),
      isAbout ? told((of) => of.about) : '',
    );
    const ending = [told((of) => of.ending), isAbout ? told((of) => of.aboutEnding) : ''];
    this.ending = ending.filter((part) => part !== '').join('\n\n');
  }

  /** A paper as somebody of the story writes it: to whom, what it tells, why it was written, and by whom. */
  paper(author: string, tells: string): string {
    const role = this.#roles.get(author);
    const signature = role === undefined ? author : `${author}, ${role}`;
    const greeting = this.#now(SHARE.greeting, ({ greetings }) => greetings);
    const reason = this.#now(SHARE.reason, ({ reasons }) => reasons);
    const whole = [greeting, tells, reason, signature];
    const parts = [whole, [greeting, tells, signature], [tells, signature]].map((each) =>
      each.filter((part) => part !== null).join('\n\n'),
    );
    return parts.find(({ length }) => length <= LIMITS.message) ?? tells;
  }

  /** What is said of a thing that only belongs to the place; null if the story has said all of it. */
  look(thing: Noun): string | null {
    return this.#teller.tellNew(
      this.#templates(({ looks }) => looks),
      { ...this.#slots, thing },
    );
  }

  /** Number of things that happen while the room is opened. */
  get beats(): number {
    return this.#story[this.#teller.language].beats.length;
  }

  /** What happens at a point of the story; null if a sentence of it was said, or would tell an answer. */
  beat(place: number): string | null {
    return this.#teller.tellNew(
      this.#templates(({ beats }) => beats.slice(place, place + 1)),
      this.#slots,
    );
  }

  /** Now and then, something that was not said before. */
  #now(share: number, words: (of: StoryWords) => readonly string[]): string | null {
    return this.#chance() < share ? this.#teller.tellNew(this.#templates(words), this.#slots) : null;
  }

  #tell(words: (of: StoryWords) => readonly string[]): string {
    return this.#teller.tell(this.#templates(words), this.#slots);
  }

  #templates(words: (of: StoryWords) => readonly string[]): Templates {
    return { en: words(this.#story.en), de: words(this.#story.de) };
  }
}

/** Most letters of a last paragraph that is only a signature. */
const SIGNATURE = 60;

/** Adds a paragraph at the end, though before a signature. */
export function withParagraph(text: string, added: string): string {
  if (added === '') return text;
  const paragraphs = text.split('\n\n');
  const isSigned = (paragraphs.at(-1)?.length ?? 0) < SIGNATURE;
  return paragraphs.toSpliced(paragraphs.length - (isSigned ? 1 : 0), 0, added).join('\n\n');
}
