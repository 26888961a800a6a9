import type { ReactNode } from 'react';
import classes from './list-bar.module.css';

/** Search and filters over a list. */
export const ListBar = ({ children }: { children: ReactNode }) => <search className={classes.bar}>{children}</search>;
