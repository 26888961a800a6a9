import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { toastsStore } from './toast.tsx';

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));

/** Where toasts appear, loaded with the first one. */
export function ToastPlace() {
  const wanted = useStore(toastsStore, (state) => state.wanted);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  );
}
