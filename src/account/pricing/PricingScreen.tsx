import { Box, Button, Flex, Heading, SimpleGrid, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { isActivePro } from '../../../core/account/isActivePro.ts';
import { ownsProduct } from '../../../core/account/ownership.ts';
import { PACK_IDS, PACK_PRICE, type ProductId } from '../../../core/account/products.ts';
import type { OffersAnswer } from '../../../core/calls/account/offers.ts';
import { useAppStores, useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { presentLanguage } from '../../shared/language/language.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { PAGE_WIDTH } from '../../shared/page/pageWidth.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { appText } from '../../shared/text/app.ts';
import { PaymentNotice } from '../payment/PaymentNotice.tsx';
import { forgetUnderWay } from '../payment/seenUnderWay.ts';
import { pricingText } from '../text/pricing.ts';
import { Disclosure } from './Disclosure.tsx';
import { HouseRules } from './HouseRules.tsx';
import { PackCard } from './PackCard.tsx';
import { Plans } from './Plans.tsx';
import { createPricingStore } from './pricingStore.ts';
import type { Shop } from './shop.ts';

/** /pricing: plans, packs and questions, open to anyone (SPEC §2). */
export function PricingScreen() {
  const shop = useShop();
  const { status, failure, offers, load } = shop;
  return (
    <Box width={PAGE_WIDTH} mx="auto" pt={{ base: '8', md: '14' }} pb="20">
      <PageTitle page={pricingText.page} />
      <Box maxW="46rem" mx="auto" mb={{ base: '8', md: '12' }} textAlign={{ base: 'start', md: 'center' }}>
        <Heading
          as="h1"
          size={{ base: '4xl', md: '5xl' }}
          textWrap="balance"
          overflowWrap="anywhere"
          hyphens="auto"
          mb="4"
        >
          {pricingText.title}
        </Heading>
        <Text fontSize="lg" color="fg.muted" textWrap="pretty">
          {pricingText.lead}
        </Text>
      </Box>
      <PaymentNotice />
      {status === 'loading' && <PlansLoading />}
      {status === 'failed' && <PlansFailed failure={failure ?? 'unknown'} onRetry={load} />}
      {status === 'ready' && offers !== null && (
        <>
          <Plans shop={shop} offers={offers} />
          <Packs shop={shop} offers={offers} />
          <Faq />
          <HouseRules offers={offers} />
        </>
      )}
    </Box>
  );
}

/** The offers and the buyer. */
function useShop(): Shop {
  const { calls } = useBackend();
  const { profile: profileStore } = useAppStores();
  const [store] = useState(() =>
    createPricingStore({ calls, language: presentLanguage, redirect: leaveToPay }),
  );
  const state = useStore(store);
  const profile = useProfile((current) => current);
  const [search] = useSearchParams();
  // A payment begun at the account's upgrade button returns there.
  const returnTo = search.get('from') === 'account' ? 'account' : undefined;
  const now = new Date();
  const isPro = isActivePro(profile, now);

  useEffect(() => {
    void store.getState().load();
    // A browser returning from the pay page may show this page as it was left.
    const reset = () => store.getState().reset();
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, [store]);

  return {
    ...state,
    profile,
    isPro,
    owns: (product: ProductId) => ownsProduct({ ...profile, isPro }, product),
    buy: (product: ProductId) => {
      const { isAuth, email } = profileStore.getState();
      void state.checkOut(product, isAuth ? { email } : null, returnTo);
    },
  };
}

/** Leaves to pay. Forgets a payment under way only now, not if the checkout was refused because of it. */
function leaveToPay(url: string, product: ProductId): void {
  forgetUnderWay(product);
  window.location.assign(url);
}

/** Questions about paying; the first answer is open (SPEC §2). */
function Faq() {
  const { title, entries } = pricingText.faq;
  return (
    <Flex as="section" mt={{ base: '14', md: '16' }} gap={{ base: '0', md: '8', lg: '20' }} align="end">
      <Box flex="1">
        <Heading as="h2" size="3xl" mb="2">
          {title}
        </Heading>
        {entries.map(({ question, answer }, index) => (
          <Disclosure key={question} title={question} isOpen={index === 0}>
            {answer}
          </Disclosure>
        ))}
      </Box>
      <ItemPicture
        uri="/art/items/hotel-door/cream/opened.webp"
        display={{ base: 'none', md: 'block' }}
        width={{ md: '170px', lg: '230px' }}
        me={{ lg: '12' }}
      />
    </Flex>
  );
}

/** The packs, each a shelf with a few things. */
function Packs({ shop, offers }: { shop: Shop; offers: OffersAnswer }) {
  return (
    <Box as="section" id="packs" mt={{ base: '16', md: '20' }} scrollMarginTop="20">
      <Heading as="h2" size="3xl" mb="2">
        {pricingText.packs.title}
      </Heading>
      <Text color="fg.muted">{pricingText.packs.lead(PACK_PRICE)}</Text>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" mt="6">
        {PACK_IDS.map((pack) => (
          <PackCard key={pack} pack={pack} shop={shop} offers={offers} />
        ))}
      </SimpleGrid>
    </Box>
  );
}

/** Skeletons of the three cards. */
function PlansLoading() {
  return (
    <Box role="status">
      <VisuallyHidden>{pricingText.loading}</VisuallyHidden>
      <SimpleGrid columns={{ base: 1, lg: 3 }} gap="7" alignItems="center" aria-hidden>
        <Skeleton height="27rem" borderRadius="xl" />
        <Skeleton height="31rem" borderRadius="xl" />
        <Skeleton height="27rem" borderRadius="xl" />
      </SimpleGrid>
    </Box>
  );
}

function PlansFailed({ failure, onRetry }: { failure: BackendErrorCode; onRetry: () => void }) {
  return (
    <FuseBox title={pricingText.failed} text={appText.failures[failure]}>
      <Button onClick={onRetry}>{appText.retry}</Button>
    </FuseBox>
  );
}
