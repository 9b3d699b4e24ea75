import { Languages, Moon, Sun } from 'lucide-react';
import { Crest } from '../shared/kit/Crest.tsx';
import { appText } from '../shared/text/app.ts';
import { openingText } from '../shared/text/opening.ts';
import { HowBand, PriceBand, ProofBand, SchoolBand } from './Bands.tsx';
import { Hero, type HeroProps, TwoPlates } from './Hero.tsx';
import { OtherLanguage } from './OtherLanguage.tsx';
import { RoomsBand } from './RoomsBand.tsx';
import { landingText } from './text/landing.ts';

/**
 * The page at `/` (SPEC §2), without a navigation bar. Prerendered at build time in each language;
 * `landing.ts` binds the moving parts by their `data-` attributes.
 */
export function LandingPage(hero: HeroProps) {
  return (
    <>
      <main>
        <Hero {...hero} />
        <RoomsBand />
        <HowBand />
        <ProofBand />
        <SchoolBand />
        <PriceBand />
        <section className="band last centred">
          <div className="wide">
            <h2>{landingText.last.title}</h2>
            <TwoPlates />
          </div>
        </section>
      </main>
      <LandingFoot />
    </>
  );
}

function LandingFoot() {
  const { foot, light } = appText;
  return (
    <footer className="foot">
      <div className="wide wells">
        <div>
          <p className="brand">
            <Crest /> {openingText.productName}
          </p>
          <p>{foot.about}</p>
        </div>
        <div>
          <h2>{foot.rooms}</h2>
          <a href="/dashboard">{foot.allRooms}</a>
          <a href="/room-editor">{appText.buildRoom}</a>
          <a href="/pricing">{appText.nav.tabs.pricing}</a>
          <a href="/dashboard#help">{appText.nav.help}</a>
        </div>
        <div>
          <h2>{foot.house}</h2>
          <a href="/pricing#terms">{foot.terms}</a>
          <a href="/pricing#privacy">{foot.privacy}</a>
          <a href="/pricing#provider">{foot.provider}</a>
        </div>
        <div>
          <h2>{foot.light}</h2>
          <div className="chips">
            <OtherLanguage className="chip">
              <Languages aria-hidden="true" />
            </OtherLanguage>
          </div>
          <div className="chips">
            <button type="button" className="chip" data-theme-choice="evening">
              <Moon aria-hidden="true" /> {light.evening}
            </button>
            <button type="button" className="chip" data-theme-choice="morning">
              <Sun aria-hidden="true" /> {light.morning}
            </button>
          </div>
        </div>
      </div>
      <p className="base">{foot.last}</p>
    </footer>
  );
}
