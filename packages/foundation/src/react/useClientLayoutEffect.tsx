import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, which React 18 warns of on servers, where neither effect runs. */
export const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
