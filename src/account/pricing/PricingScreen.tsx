import { Box, Heading, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { isActivePro } from '../../../core/account/isActivePro.ts';
import { ownsProduct } from '../../../core/account/ownership.ts';
import type { ProductId } from '../../../core/account/products.ts';
import { useAppStores, useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { presentLanguage } from '../../shared/language/language.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { PAGE_WIDTH } from '../../shared/page/pageWidth.ts';
import { PaymentNotice } from '../payment/PaymentNotice.tsx';
import { forgetUnderWay } from '../payment/seenUnderWay.ts';
import { pricingText } from '../text/pricing.ts';
import { Faq } from './Faq.tsx';
import { HouseRules } from './HouseRules.tsx';
import { Packs } from './Packs.tsx';
import { Plans } from './Plans.tsx';
import { PlansFailed, PlansLoading } from './PlansPending.tsx';
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
