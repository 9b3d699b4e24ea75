import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HERO_SIZES } from '../../src/landing/Hero.tsx';
import { LandingPage } from '../../src/landing/LandingPage.tsx';
import { landingTokens } from '../../src/landing/landingTokens.ts';
import { landingText } from '../../src/landing/text/landing.ts';
import { chooseLanguage, LANGUAGES, type Language } from '../../src/shared/language/language.ts';
import { appText } from '../../src/shared/text/app.ts';
import { buildLittleRooms } from './buildLittleRooms.ts';
import { drawHero, type HeroPicture } from './drawHero.ts';

export interface LandingParts {
  title: string;
  description: string;
  body: string;
}

export interface PreparedLanding {
  languages: readonly Language[];
  pages: Readonly<Record<Language, LandingParts>>;
  /** CSS variables of the theme. */
  tokens: string;
  /** The little room of each language as JSON. */
  rooms: string;
  /** The hero's pictures, as files of the site. */
  pictures: readonly HeroPicture[];
  /** The preload tags. */
  preload: string;
}

/** Placeholder for the address of the style below the hero. */
const DRESS_BELOW = 'landing:below';

/** Renders the landing page in each language. */
export async function prepareLanding(): Promise<PreparedLanding> {
  const rooms = buildLittleRooms();
  const { pictures, rough } = await drawHero(rooms.en);
  const picture = pictures.map(({ width, file }) => `/${file} ${width}w`).join(', ');
  const render = (language: Language): LandingParts => {
    chooseLanguage(language);
    return {
      title: appText.pageTitle(landingText.title),
      description: landingText.description,
      body: renderToStaticMarkup(
        createElement(LandingPage, { room: rooms[language], picture, rough, dressBelow: DRESS_BELOW }),
      ),
    };
  };
  return {
    languages: LANGUAGES,
    pages: { en: render('en'), de: render('de') },
    tokens: landingTokens(),
    rooms: JSON.stringify(rooms),
    pictures,
    preload: `<link rel="preload" as="image" imagesrcset="${picture}" imagesizes="${HERO_SIZES}" fetchpriority="high" />`,
  };
}
