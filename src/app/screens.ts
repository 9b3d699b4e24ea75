import { lazyScreen } from './lazyScreen.tsx';

export const AccountScreen = lazyScreen('account', async () => {
  return (await import('../screens/account/AccountScreen.tsx')).AccountScreen;
});

export const AccountsScreen = lazyScreen('accounts', async () => {
  return (await import('../screens/accounts/AccountsScreen.tsx')).AccountsScreen;
});

export const AdminArea = lazyScreen('admin', async () => {
  return (await import('../screens/admin/AdminArea.tsx')).AdminArea;
});

export const AdminScreen = lazyScreen('admin-overview', async () => {
  return (await import('../screens/admin/AdminScreen.tsx')).AdminScreen;
});

export const BackgroundReviewsScreen = lazyScreen('background-reviews', async () => {
  return (await import('../screens/reviews/BackgroundReviewsScreen.tsx')).BackgroundReviewsScreen;
});

export const BackgroundsScreen = lazyScreen('backgrounds', async () => {
  return (await import('../screens/catalogue/BackgroundsScreen.tsx')).BackgroundsScreen;
});

export const DashboardScreen = lazyScreen('dashboard', async () => {
  return (await import('../screens/dashboard/DashboardScreen.tsx')).DashboardScreen;
});

export const EditorScreen = lazyScreen('editor', async () => {
  return (await import('../screens/editor/EditorScreen.tsx')).EditorScreen;
});

export const GameplayScreen = lazyScreen('gameplay', async () => {
  return (await import('../screens/gameplay/GameplayScreen.tsx')).GameplayScreen;
});

export const InventoryScreen = lazyScreen('inventory', async () => {
  return (await import('../screens/inventory/InventoryScreen.tsx')).InventoryScreen;
});

export const ItemReviewsScreen = lazyScreen('item-reviews', async () => {
  return (await import('../screens/reviews/ItemReviewsScreen.tsx')).ItemReviewsScreen;
});

export const ItemsScreen = lazyScreen('items', async () => {
  return (await import('../screens/catalogue/ItemsScreen.tsx')).ItemsScreen;
});

export const LoginScreen = lazyScreen('login', async () => {
  return (await import('../screens/login/LoginScreen.tsx')).LoginScreen;
});

export const NotFoundScreen = lazyScreen('not-found', async () => {
  return (await import('../screens/not-found/NotFoundScreen.tsx')).NotFoundScreen;
});

export const PreviewScreen = lazyScreen('preview', async () => {
  return (await import('../screens/preview/PreviewScreen.tsx')).PreviewScreen;
});

export const PricingScreen = lazyScreen('pricing', async () => {
  return (await import('../screens/pricing/PricingScreen.tsx')).PricingScreen;
});

export const ProjectsScreen = lazyScreen('projects', async () => {
  return (await import('../screens/projects/ProjectsScreen.tsx')).ProjectsScreen;
});

export const ResetPasswordScreen = lazyScreen('reset-password', async () => {
  return (await import('../screens/reset-password/ResetPasswordScreen.tsx')).ResetPasswordScreen;
});

export const RegisterScreen = lazyScreen('register', async () => {
  return (await import('../screens/register/RegisterScreen.tsx')).RegisterScreen;
});
