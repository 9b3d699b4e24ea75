import type { PlanCard } from '../../../core/account/planCard.ts';
import { PACK_PRICE, PRO_PRICE } from '../../../core/account/products.ts';
import { pricingText } from '../text/pricing.ts';

/** The three plan cards in the current language (SPEC §2 "Pricing page"). */
export function planCards(): readonly PlanCard[] {
  const { free, pro, school } = pricingText.plans;
  return [
    {
      ...headOf(free),
      price: free.price,
      popular: false,
      features: featuresOf(free.included, free.missing),
      buttonAction: 'free',
    },
    {
      ...headOf(pro),
      price: pro.price(PRO_PRICE),
      popular: true,
      features: featuresOf(pro.included(PACK_PRICE), pro.missing),
      buttonAction: 'pro',
    },
    {
      ...headOf(school),
      price: school.price,
      popular: false,
      features: featuresOf(school.included, school.missing),
      buttonAction: 'school',
    },
  ];
}

function headOf({ name, priceDescription, button }: Record<'name' | 'priceDescription' | 'button', string>) {
  return { name, priceDescription, buttonText: button };
}

function featuresOf(included: readonly string[], missing: readonly string[]): PlanCard['features'] {
  const asFeature = (isIncluded: boolean) => (text: string) => ({ text, included: isIncluded });
  return [...included.map(asFeature(true)), ...missing.map(asFeature(false))];
}
