#!/usr/bin/python3
"""Compositions. A texture is named <family>_<palette>_<surface>, e.g. lotus_nile_plate; `ensure(names)` draws the missing ones."""

import sys
import os
from motifs import *

HERE = os.path.dirname(os.path.abspath(__file__))
TEX = os.path.join(HERE, '../.cache/studio/textures')
C5 = ('b', 't', 'w', 'r', 'g')
C6 = ('b', 't', 'w', 'r', 'g', 'k')


def wrap(S, L):
    a = Art()
    a.add(S.xf(tx=-L))
    a.add(S)
    a.add(S.xf(tx=L))
    return a


def lines(A, *L):
    for r, w, c in L:
        rline(r, w, c, A)
    return A


def hl(A, L, y, w, c):
    A.poly(dens([(0, y - w / 2), (L, y - w / 2), (L, y + w / 2), (0, y + w / 2)], 0.2), c)


def shift(S, L, dx):  # strip shifted along its length, wrapped
    return wrap(S, L).xf(tx=dx)


# ------------------------------------------------------------------ lotus
def lotus_plate(pal):
    A = Art()
    F, L = lotus_frieze(16)
    A.add(ring(F, L, 1.0, 0.712, 0.952))
    lines(A, (0.966, 0.010, 'b'), (0.700, 0.010, 'b'), (0.682, 0.007, 'g'), (0.622, 0.007, 'g'), (0.606, 0.010, 'b'))
    B, L = blocks(20)
    A.add(ring(B, L, 1, 0.630, 0.674))
    A.add(rosette(0.150, 16))
    lines(A, (0.163, 0.006, 'g'), (0.176, 0.005, 'b'))
    for i in range(6):
        th = i * PI / 3 + PI / 6
        A.add(bud(1, 0.50).xf(0.125).xf(1, -th, 0.186 * math.sin(th), 0.186 * math.cos(th)))
    for i in range(6):
        th = i * PI / 3
        A.add(lotus(1, 0.95).xf(0.180).xf(1, -th, 0.188 * math.sin(th), 0.188 * math.cos(th)))
    return A


def lotus_dessert(pal):
    A = Art()
    F, L = lotus_frieze(12)
    A.add(ring(F, L, 1.0, 0.655, 0.930))
    lines(A, (0.962, 0.018, 'b'), (0.640, 0.012, 'b'), (0.615, 0.007, 't'))
    n = 40
    U = Art()
    U.poly(petal(0.9, 0.8), 't', 'b', 0.03)
    U.poly(petal(0.6, 0.4), 'w')
    A.add(ring(repeat(U, 0.8, n), 0.8 * n, 1.0, 0.545, 0.605))
    lines(A, (0.538, 0.008, 'b'))
    A.add(rosette(0.115, 12))
    lines(A, (0.128, 0.006, 'b'))
    return A


def lotus_saucer(pal):
    A = Art()
    F, L = lotus_frieze(10)
    A.add(ring(F, L, 1.0, 0.600, 0.920))
    lines(A, (0.952, 0.014, 'b'), (0.585, 0.014, 'b'), (0.560, 0.008, 'g'))
    B, L = blocks(16)
    A.add(ring(B, L, 1, 0.475, 0.535))
    lines(A, (0.463, 0.010, 'b'))
    return A


def lotus_bowl(pal):
    A = Art()
    F, L = lotus_frieze(12)
    A.add(ring(F, L, 1.0, 0.640, 0.900))
    lines(A, (0.945, 0.014, 'b'), (0.925, 0.006, 'g'), (0.622, 0.012, 'b'), (0.600, 0.007, 'g'))
    A.add(rosette(0.15, 16))
    lines(A, (0.163, 0.006, 'g'), (0.178, 0.006, 'b'))
    for i in range(8):
        th = i * PI / 4
        A.add(bud(1, 0.50).xf(0.13).xf(1, -th, 0.19 * math.sin(th), 0.19 * math.cos(th)))
    return A


def lotus_band(pal, n=8, H=2.4, y=0.98, water=True):
    F, L = lotus_frieze(n)
    F = wrap(F, L)
    A = Art()
    A.add(F.xf(ty=y))
    hl(A, L, min(H - 0.12, y + 1.14), 0.06, 'g')
    hl(A, L, y - 0.16, 0.06, 'b')
    hl(A, L, y - 0.25, 0.03, 'g')
    if water:
        W1, l = waves(3 * n, 3, ('b', 't'), 0.5, 0.05, False, 0.060)
        A.add(W1.xf((L / l, 1), 0, 0, 0.14))
    return A, L, H


# ------------------------------------------------------------------ eye
def eye_plate(pal):
    A = Art()
    B, L = blocks(26)
    A.add(ring(B, L, 1, 0.892, 0.936))
    lines(A, (0.954, 0.012, 'b'), (0.880, 0.008, 'g'), (0.866, 0.006, 'b'), (0.690, 0.008, 'g'), (0.705, 0.006, 'b'))
    W1, L = waves(64, 3, ('b', 't'), 1, 0.14, True, 0.15)
    A.add(ring(W1, L, 1, 0.735, 0.852))
    A.add(eye().xf(0.305, 0, -0.085, 0.02))
    return A


NE = {'b': 'g', 't': 'g', 'w': 'k', 'r': 'k', 'g': 'k', 'k': 'k'}


def goldeye():
    return eye().recol(NE)


def eye_dessert(pal):  # gold on ink
    A = Art()
    lines(A, (0.955, 0.016, 'g'), (0.925, 0.006, 'g'), (0.720, 0.006, 'g'), (0.702, 0.012, 'g'))
    for i in range(24):
        th = i * 2 * PI / 24
        A.poly(rotp(star5(0.048), -th) + [0.822 * math.sin(th), 0.822 * math.cos(th)], 'g')
    A.add(goldeye().xf(0.325, 0, -0.09, 0.02))
    return A


def eye_saucer(pal):
    A = Art()
    lines(A, (0.950, 0.018, 'g'), (0.915, 0.007, 'g'), (0.600, 0.007, 'g'), (0.575, 0.014, 'g'))
    for i in range(18):
        th = i * 2 * PI / 18
        A.poly(rotp(star5(0.062), -th) + [0.76 * math.sin(th), 0.76 * math.cos(th)], 'g')
    return A


def eye_finband(pal):
    L, H = 10, 2.2
    A = Art()
    for u in (0.80, 0.30):
        A.add(goldeye().xf(0.74, 0, L * u - 0.2, H * 0.50))
    for u in (0.05, 0.55):
        A.poly(star5(0.20) + [L * u, H * 0.55], 'g')
    for u in (0.02, 0.08, 0.52, 0.58):
        A.poly(star5(0.11) + [L * u, H * 0.55], 'g')
    hl(A, L, 0.14, 0.06, 'g')
    hl(A, L, 0.27, 0.03, 'g')
    hl(A, L, H - 0.12, 0.05, 'g')
    return A, L, H


# ------------------------------------------------------------------ scarab
def scarab_charger(pal):
    A = Art()
    lines(A, (0.960, 0.016, 'b'), (0.940, 0.007, 'g'), (0.790, 0.007, 'g'), (0.774, 0.012, 'b'), (0.752, 0.005, 'b'))
    n = 44
    U = Art()
    U.poly(petal(0.80, 0.74) + [0, 0.08], 'b')
    U.poly(petal(0.62, 0.48) + [0, 0.10], 't')
    U.poly(petal(0.36, 0.24) + [0, 0.12], 'w')
    U.poly(circ(0.085, 0.40, 0.80), 'r')
    A.add(ring(repeat(U, 0.8, n), 0.8 * n, 1.0, 0.800, 0.932))
    A.add(scarab().xf(0.238, 0, 0, -0.03))
    return A


def scarab_plate(pal):  # malachite: solid rim with reserved lotus petals, feathers traced in gold
    A = Art()
    annulus(0.775, 0.962, 'b', A)
    lines(A, (0.962, 0.012, 'g'), (0.778, 0.012, 'g'), (0.752, 0.006, 'b'), (0.738, 0.005, 'g'))
    n = 40
    U = Art()
    U.poly(petal(0.86, 0.84) + [0, 0.06], 't', 'g', 0.035)
    U.poly(petal(0.60, 0.50) + [0, 0.10], 'w')
    U.poly(petal(0.40, 0.26) + [0, 0.12], 'b')
    U.poly(circ(0.075, 0.40, 0.86), 'g')
    A.add(ring(repeat(U, 0.8, n), 0.8 * n, 1.0, 0.795, 0.947))
    S = scarab()
    S.items = [(p, f, ('g' if st == 'w' else st), (sw * 1.25 if st == 'w' else sw), c) for p, f, st, sw, c in S.items]
    A.add(S.xf(0.232, 0, 0, -0.02))
    return A


def scarab_mugband(pal):
    L, H = 12, 4.0
    A = Art()
    for u in (0.75, 0.25):  # the wings end before the handle (u = 0)
        A.add(scarab().xf(0.76, 0, L * u, H * 0.53))
    A.add(lotus(1, 1.0).xf(0.74, 0, L * 0.5, H * 0.34))
    A.poly(brush(bez((L * 0.5, H * 0.34), (L * 0.5, H * 0.26), (L * 0.5, 0.62), n=20), 0.05), 'b')
    hl(A, L, 3.78, 0.07, 'b')
    hl(A, L, 3.90, 0.05, 'g')
    hl(A, L, 0.62, 0.07, 'b')
    hl(A, L, 0.50, 0.04, 'g')
    B, l = blocks(20)
    A.add(B.xf((L / l, 0.26), 0, 0, 0.18))
    hl(A, L, 0.10, 0.05, 'b')
    return A, L, H


# ------------------------------------------------------------------ star + calligraphy
CALL = 'بالهناء والشفاء'


def starcall_plate(pal):
    A = Art()
    A.add(star_rosette(12, C5, 0.50))
    lines(
        A,
        (0.515, 0.010, 'g'),
        (0.535, 0.012, 'b'),
        (0.700, 0.012, 'b'),
        (0.962, 0.014, 'b'),
        (0.716, 0.006, 'g'),
        (0.940, 0.006, 'g'),
    )
    orn = Art().poly(star8(0.050), 'b', 'g', 0.006)
    orn.poly(star8(0.028), 'w')
    A.add(circtext('amiri', CALL, 'b', 4, 0.782, 0.172, PI / 2, orn))
    S, L = star_cross(30)
    A.add(ring(S, L, 1, 0.550, 0.686))
    return A


def starcall_dessert(pal):
    A = Art()
    A.add(star_rosette(12, C5, 0.40))
    lines(
        A,
        (0.415, 0.010, 'b'),
        (0.440, 0.006, 'b'),
        (0.640, 0.006, 'b'),
        (0.660, 0.014, 'b'),
        (0.958, 0.016, 'b'),
        (0.930, 0.006, 'b'),
    )
    orn = Art().poly(star8(0.062), 'b')
    orn.poly(star8(0.034), 'w')
    A.add(circtext('amiri', CALL, 'b', 3, 0.745, 0.205, PI / 2, orn))
    return A


def starcall_bowl(pal):
    A = Art()
    A.add(star_rosette(12, C5, 0.36))
    lines(A, (0.375, 0.010, 'b'), (0.400, 0.006, 'b'), (0.700, 0.008, 'b'), (0.950, 0.016, 'b'), (0.925, 0.006, 'b'))
    orn = Art().poly(star8(0.050), 'b')
    orn.poly(star8(0.026), 'w')
    A.add(circtext('amiri', CALL, 'b', 4, 0.760, 0.165, PI / 2, orn))
    return A


def starcall_bowlband(pal):
    S, L = star_cross(18)
    A = Art()
    A.add(wrap(S, L).xf((1, 1), 0, 0, 0.55))
    hl(A, L, 1.66, 0.06, 'b')
    hl(A, L, 0.44, 0.06, 'b')
    hl(A, L, 2.02, 0.10, 'b')
    hl(A, L, 0.28, 0.03, 'b')
    return A, L, 2.2


# ------------------------------------------------------------------ arabesque
def arabesque_plate(pal):
    A = Art()
    S, L = arabesque(9)
    A.add(ring(S, L, 1, 0.685, 0.945))
    lines(A, (0.966, 0.016, 'b'), (0.672, 0.006, 'b'), (0.655, 0.014, 'b'), (0.430, 0.010, 'b'), (0.446, 0.005, 'b'))
    S, L = arabesque(4)
    A.add(ring(S, L, 1, 0.195, 0.420))
    lines(A, (0.182, 0.010, 'b'))
    flower8(A, 0.165)
    return A


def flower8(A, r):
    for i in range(8):
        A.poly(rotp(petal(r, r * 0.74), i * PI / 4 + PI / 8), 'm', 'b', 0.004)
    for i in range(8):
        A.poly(rotp(petal(r, r * 0.68), i * PI / 4), 'b')
    for i in range(8):
        A.poly(rotp(petal(r * 0.80, r * 0.38) + [0, r * 0.08], i * PI / 4), 't')
        A.poly(rotp(petal(r * 0.52, r * 0.16) + [0, r * 0.16], i * PI / 4), 'w')
    A.poly(circ(r * 0.25), 'w', 'b', r * 0.055)
    A.poly(circ(r * 0.11), 'b')


def arabesque_dessert(pal):
    A = Art()
    S, L = arabesque(7)
    A.add(ring(S, L, 1, 0.600, 0.925))
    lines(A, (0.960, 0.020, 'b'), (0.585, 0.012, 'b'), (0.563, 0.006, 't'))
    flower8(A, 0.20)
    lines(A, (0.215, 0.008, 'b'))
    for i in range(16):
        th = i * PI / 8
        A.poly(circ(0.012, 0.245 * math.sin(th), 0.245 * math.cos(th)), 'b')
    return A


def arabesque_saucer(pal):
    A = Art()
    S, L = arabesque(6)
    A.add(ring(S, L, 1, 0.560, 0.930))
    lines(A, (0.958, 0.016, 'b'), (0.545, 0.014, 'b'), (0.515, 0.008, 'b'), (0.470, 0.010, 'b'))
    return A


def arabesque_bowl(pal):
    A = Art()
    S, L = arabesque(8)
    A.add(ring(S, L, 1, 0.600, 0.905))
    lines(
        A,
        (0.950, 0.022, 'b'),
        (0.922, 0.006, 'b'),
        (0.585, 0.006, 'b'),
        (0.565, 0.014, 'b'),
        (0.530, 0.006, 'b'),
        (0.215, 0.012, 'b'),
    )
    S, L = arabesque(4)
    A.add(ring(S, L, 1, 0.235, 0.515))
    flower8(A, 0.19)
    return A


def arabesque_band(pal, n=6, H=2.4):
    L = n * 2.0
    S, l = arabesque(n)
    A = Art()
    sc = (H - 0.76) / 1.0
    A.add(wrap(S, L).xf((1, min(sc, 1.25)), 0, 0, 0.38))
    y = 0.38 + min(sc, 1.25)
    hl(A, L, y + 0.10, 0.035, 'b')
    hl(A, L, y + 0.22, 0.08, 'b')
    hl(A, L, 0.28, 0.035, 'b')
    hl(A, L, 0.15, 0.09, 'b')
    return A, L, H


# ------------------------------------------------------------------ hieroglyphs
SIGNS = "𓋹𓇳𓊽𓅃𓌀𓆣𓅓𓆸𓄤𓂀𓋹𓈖𓊽𓌀𓃭𓇋𓅱𓎛𓆓𓊹"


def hband(target, fill='k', h=0.80, signs=SIGNS):
    s = signs
    B, L = hieroband(s, fill, h)
    while L < target * 0.96:
        s = s + signs[len(s) % len(signs)]
        B, L = hieroband(s, fill, h)
    while L > target * 1.04:
        s = s[:-1]
        B, L = hieroband(s, fill, h)
    return B, L


def goldify(B):  # gold silhouettes, hairline detail left in ink
    B.items = [
        (p, ('g' if (f in ('t', 'g', 'r', 'b') and len(p) == 1) else 'k' if f else None), (None if st else st), sw, c)
        for p, f, st, sw, c in B.items
        if not (f is None and st)
    ]
    return B


def hiero_plate(pal):
    A = Art()
    B, L = hband(25.5, 'k', 0.88)
    A.add(ring(B, L, 1, 0.728, 0.928))
    lines(A, (0.962, 0.014, 'b'), (0.938, 0.008, 'g'), (0.718, 0.008, 'g'), (0.700, 0.014, 'b'), (0.655, 0.006, 'g'))
    S, L = blocks(22)
    A.add(ring(S, L, 1, 0.600, 0.640))
    lines(A, (0.585, 0.006, 'g'))
    return A


def hiero_saucer(pal):
    A = Art()
    B, L = blocks(18)
    A.add(ring(B, L, 1, 0.760, 0.900))
    lines(
        A,
        (0.955, 0.018, 'b'),
        (0.925, 0.010, 'g'),
        (0.738, 0.010, 'g'),
        (0.715, 0.012, 'b'),
        (0.560, 0.012, 'b'),
        (0.535, 0.008, 'g'),
    )
    W1, l = waves(40, 1, ('t',), 1, 0.20, True, 0.22)
    A.add(ring(W1, l, 1, 0.600, 0.670))
    return A


def hiero_cupband(pal):
    if pal == 'night':
        B, L = hband(15.0, 'g', 0.86)
        A = Art()
        H = L * 0.205
        k = 1.72
        B, L = hband(8.7, 'g', 0.86, '𓋹𓇳𓊽𓅃𓌀𓆣𓅓𓄤𓆸𓋹𓊽𓅃𓌀𓄤')
        H = L * 0.205
        B = goldify(wrap(B, L))
        A.add(B.xf(1, 0, 0, H * 0.5 - 0.42))
        hl(A, L, H * 0.5 + 0.62, 0.05, 'g')
        hl(A, L, H * 0.5 + 0.72, 0.025, 'g')
        hl(A, L, H * 0.5 - 0.52, 0.05, 'g')
        hl(A, L, H * 0.5 - 0.62, 0.025, 'g')
        return A, L, H
    B, L = hband(9.0, 'k', 0.86)
    H = L * 0.21
    A = Art()
    A.add(wrap(B, L).xf(1, 0, 0, 0.48))
    hl(A, L, 1.56, 0.05, 'g')
    hl(A, L, 0.42, 0.05, 'g')
    hl(A, L, 1.66, 0.06, 'b')
    hl(A, L, 0.32, 0.06, 'b')
    return A, L, H


def hiero_finband(pal):
    B, L = hband(8.2, 'k', 0.92)
    H = L * 0.22
    A = Art()
    A.add(wrap(B, L).xf(1, 0, L * 0.68, 0.42))
    hl(A, L, 1.46, 0.05, 'g')
    hl(A, L, 1.53, 0.05, 'b')
    hl(A, L, 0.36, 0.05, 'g')
    hl(A, L, 0.29, 0.05, 'b')
    b, l = blocks(18)
    A.add(b.xf((L / l, 0.14), 0, 0, 1.60))
    hl(A, L, 0.16, 0.05, 'b')
    return A, L, H


def hiero_nightsaucer(pal):
    A = Art()
    lines(A, (0.950, 0.020, 'g'), (0.912, 0.007, 'g'), (0.620, 0.007, 'g'), (0.590, 0.016, 'g'), (0.500, 0.008, 'g'))
    W1, l = waves(40, 2, ('g', 'g'), 1, 0.16, True, 0.12)
    A.add(ring(W1, l, 1, 0.690, 0.850))
    return A


# ------------------------------------------------------------------ papyrus
def papyrus_unit(w, h, side=0.78):
    U = Art()
    for s in (-1, 1):
        U.add(papyrus(h * side, C5, 0.17 * s * h, 0.82).xf(tx=0.07 * s))
    U.add(papyrus(h, C5))
    U.add(bud(0.34, 0.17).xf(1, 0, w / 2, 0.30 * h))
    U.poly(brush(bez((w / 2, 0), (w / 2, 0.15 * h), (w / 2, 0.30 * h), n=14), 0.040, 0.03), 'b')
    return U


def papyrus_plate(pal):
    A = Art()
    n = 14
    w = 1.72
    A.add(ring(repeat(papyrus_unit(w, 1.10), w, n), w * n, 1.22, 0.700, 0.950))
    lines(A, (0.966, 0.012, 'b'), (0.698, 0.008, 'g'), (0.604, 0.008, 'g'), (0.588, 0.010, 'b'))
    W1, l = waves(48, 3, ('b', 't'), 1, 0.13, True, 0.15)
    A.add(ring(W1, l, 1, 0.612, 0.692))
    for i in range(8):
        th = i * PI / 4
        A.add(papyrus(1, C5, 0, 1.1).xf(0.20).xf(1, -th, 0.035 * math.sin(th), 0.035 * math.cos(th)))
    A.poly(circ(0.045), 'g', 'b', 0.008)
    lines(A, (0.245, 0.007, 'g'), (0.260, 0.006, 'b'))
    return A


def papyrus_saucer(pal):
    A = Art()
    W1, l = waves(36, 3, ('b', 't'), 1, 0.13, True, 0.14)
    A.add(ring(W1, l, 1, 0.680, 0.880))
    lines(A, (0.952, 0.014, 'b'), (0.915, 0.008, 'g'), (0.655, 0.008, 'g'), (0.630, 0.012, 'b'), (0.520, 0.010, 'b'))
    return A


def papyrus_band(pal, n=6, w=1.75, H=2.4, h=1.62):
    L = n * w
    A = Art()
    A.add(wrap(repeat(papyrus_unit(w, h), w, n), L).xf(ty=0.50))
    W1, l = waves(int(L * 1.9), 3, ('b', 't'), 0.42, 0.05, True, 0.055)
    A.add(W1.xf((L / l, 1), 0, 0, 0.06))
    hl(A, L, 0.49, 0.04, 'g')
    hl(A, L, H - 0.14, 0.06, 'b')
    hl(A, L, H - 0.23, 0.03, 'g')
    return A, L, H


def lid(pal, fam):
    A = Art()
    lines(A, (0.955, 0.014, 'b'), (0.925, 0.008, 'g'), (0.560, 0.008, 'g'), (0.535, 0.012, 'b'))
    if fam == 'papyrus':
        W1, l = waves(24, 3, ('b', 't'), 1, 0.13, True, 0.15)
        A.add(ring(W1, l, 1, 0.60, 0.89))
    elif fam == 'arabesque':
        S, L = arabesque(5)
        A.add(ring(S, L, 1, 0.575, 0.905))
    else:
        n = 20
        U = Art()
        U.poly(petal(0.86, 0.78) + [0, 0.06], 'b')
        U.poly(petal(0.64, 0.50) + [0, 0.08], 't')
        U.poly(petal(0.38, 0.24) + [0, 0.10], 'w')
        U.poly(circ(0.07, 0.40, 0.82), 'r')
        A.add(ring(repeat(U, 0.8, n), 0.8 * n, 1, 0.58, 0.905))
    return A


# ------------------------------------------------------------------ waves
def wavering(A, rs, n, amp=0.16, sw=0.17):
    for i, (r1, r2) in enumerate(rs):
        W1, l = waves(n, 1, (('b', 'm', 't')[i % 3],), 1, amp * 1.5, True, sw * (2.5 if i % 2 == 0 else 1.25))
        A.add(ring(W1, l, 1, r1, r2))
    return A


def waves_dessert(pal):
    A = Art()
    e = np.linspace(0.30, 0.935, 11)
    wavering(A, list(zip(e[:-1], e[1:])), 40)
    lines(A, (0.962, 0.018, 'b'), (0.275, 0.008, 'b'), (0.255, 0.005, 't'))
    A.poly(circ(0.03), 'b')
    lines(A, (0.060, 0.006, 'b'), (0.090, 0.005, 't'))
    return A


def waves_plate(pal):
    A = Art()
    e = np.linspace(0.63, 0.940, 7)
    wavering(A, list(zip(e[:-1], e[1:])), 56)
    lines(A, (0.964, 0.014, 'b'), (0.612, 0.010, 'b'))
    return A


def waves_saucer(pal):
    A = Art()
    e = np.linspace(0.46, 0.93, 7)
    wavering(A, list(zip(e[:-1], e[1:])), 32)
    lines(A, (0.960, 0.018, 'b'), (0.440, 0.012, 'b'))
    return A


def waves_bowl(pal):
    A = Art()
    e = np.linspace(0.32, 0.93, 10)
    wavering(A, list(zip(e[:-1], e[1:])), 36)
    lines(A, (0.958, 0.018, 'b'), (0.30, 0.010, 'b'), (0.275, 0.005, 't'))
    A.poly(circ(0.03), 'b')
    lines(A, (0.06, 0.006, 'b'))
    return A


def waves_band(pal, n=26, H=2.4, rows=6, lo=0.30):
    L = 12.0
    A = Art()
    step = (H - 0.30 - lo) / rows
    for i in range(rows):
        W1, l = waves(n, 1, (('b', 'm', 't')[i % 3],), step, step * 0.26, True, step * (0.42 if i % 2 == 0 else 0.22))
        A.add(W1.xf((L / l, 1), 0, 0, lo + i * step))
    hl(A, L, H - 0.14, 0.10, 'b')
    hl(A, L, lo - 0.12, 0.06, 'b')
    return A, L, H


# ------------------------------------------------------------------ star and cross
def star_tile(cx, cy, k, alt, desert=True):
    U = Art()
    a, b, c = ('t', 'w', 'b') if alt else ('b', 'r', 't')
    if not desert:
        a, b, c = ('t', 'w', 'b') if alt else ('m', 'w', 't')
    s = star8(0.5)
    U.poly(s, a, 'w', 0.045)
    U.poly(star8(0.345), b)
    U.poly(star8(0.275), c)
    U.poly(star8(0.135), 'w' if b != 'w' else 'r')
    return U.xf(k, 0, cx, cy)


def cross_tile(cx, cy, k, desert=True):
    U = Art()
    d = 0.30
    for q in range(4):
        U.poly(
            rotp(np.array([(0, 0.03), (0.085, 0.15), (0, 0.33), (-0.085, 0.15)]), q * PI / 2), 'b' if desert else 'w'
        )
    U.poly(
        rotp(dens([(-0.07, -0.07), (0.07, -0.07), (0.07, 0.07), (-0.07, 0.07)], 0.02), PI / 4), 'w' if desert else 'b'
    )
    return U.xf(k, 0, cx, cy)


def star_charger(pal):
    A = Art()
    A.poly(circ(0.925, n=400), 'r')
    p = 0.232
    m = 5
    for i in range(-m, m + 1):
        for j in range(-m, m + 1):
            if math.hypot(i, j) * p < 1.05:
                A.add(star_tile(i * p, j * p, p, (i + j) % 2 == 0))
    for i in range(-m - 1, m + 1):
        for j in range(-m - 1, m + 1):
            if math.hypot(i + 0.5, j + 0.5) * p < 1.02:
                A.add(cross_tile((i + 0.5) * p, (j + 0.5) * p, p))
    annulus(0.905, 1.40, 'w', A)
    annulus(0.905, 0.930, 'b', A)
    lines(A, (0.972, 0.016, 't'), (0.948, 0.006, 'b'))
    return A


def star_band(pal, nx=14, rows=1, H=3.08, y=None):
    L = float(nx)
    A = Art()
    de = pal == 'desert'
    y = (H - rows) / 2 if y is None else y
    A.poly(dens([(0, y), (L, y), (L, y + rows), (0, y + rows)], 0.2), 'r' if de else 'm')
    for r in range(rows):
        for i in range(-1, nx + 1):
            A.add(star_tile(i + 0.5, y + r + 0.5, 1, (i + r) % 2 == 0, de))
    for r in range(rows + 1):
        for i in range(-1, nx + 1):
            A.add(cross_tile(i, y + r, 1, de))
    A.poly(dens([(-1, y - 1), (L + 1, y - 1), (L + 1, y), (-1, y)], 0.2), 'w')
    A.poly(dens([(-1, y + rows), (L + 1, y + rows), (L + 1, y + rows + 1), (-1, y + rows + 1)], 0.2), 'w')
    for q in (y - 0.03, y + rows + 0.03):
        hl(A, L, q, 0.10, 'b')
    for q in (y - 0.19, y + rows + 0.19):
        hl(A, L, q, 0.05, 't')
    hl(A, L, H - 0.12, 0.10, 'b' if not de else 't')
    return A, L, H


def star_saucer(pal):
    A = Art()
    de = pal == 'desert'
    n = 22
    L = float(n)
    S = Art()
    S.poly(dens([(0, 0), (L, 0), (L, 1), (0, 1)], 0.05), 'r' if de else 'm')
    for i in range(n + 1):
        S.add(star_tile(i + 0.5, 0.5, 1, i % 2 == 0, de))
    for i in range(n):
        for q in (0, 1):
            S.add(cross_tile(i, q, 1, de))
    A.add(ring(S, L, 1, 0.690, 0.905))
    annulus(0.905, 0.99, 'w', A)
    annulus(0.60, 0.690, 'w', A)
    lines(A, (0.910, 0.014, 'b'), (0.685, 0.014, 'b'), (0.962, 0.020, 't'), (0.655, 0.008, 't'), (0.540, 0.012, 'b'))
    return A


# ------------------------------------------------------------------ the stamp under a piece
STAMP = 'stamp_cobalt_foot'
ICONS = os.path.join(HERE, '../app/icons')


def stamp(path, px):
    """draws the shop's mark and both wordmarks on white, mirrored, because the underside is mapped from above"""
    blue, white = PAL['cobalt']['b'], PAL['cobalt']['w']

    def icon(name, y, w, h):
        svg = open(os.path.join(ICONS, name + '.svg')).read()
        return svg.replace('<svg ', f'<svg x="{-w / 2}" y="{y}" width="{w}" height="{h}" color="{blue}" ', 1)

    marks = icon('mark', -66, 44, 44) + icon('wordmark-ar', -16, 78, 31) + icon('wordmark-en', 24, 62, 7.3)
    rule = f'<path d="M-16 40H16" stroke="{blue}" stroke-width="1.1"/>'
    with open(path + '.svg', 'w') as f:
        f.write(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{px}" height="{px}" viewBox="-100 -100 200 200">'
            f'<rect x="-100" y="-100" width="200" height="200" fill="{white}"/><g transform="scale(-1.3 1.3) translate(0 12)">{marks}{rule}</g></svg>'
        )
    subprocess.run(['rsvg-convert', '-o', path + '_c.png', path + '.svg'], check=True)
    os.remove(path + '.svg')
    pigment(path, amt=0.10)


# ------------------------------------------------------------------ teapots
def reserve(A, L, H, at, size):
    """Leaves an oval of the band white and closes the pattern round it with two lines; position and half size in parts of the band."""
    for i in (0, 1):
        x, y = (at[0] % 1 + i) * L, at[1] * H
        A.poly(circ(size[0] * L, x, y, 160, size[1] * H), 'w', 'b', 0.055)
        A.poly(circ(size[0] * L * 0.90, x, y, 160, size[1] * H * 0.925), None, 'g', 0.028)


def potband(f):
    """The band of a teapot: closed where the spout (u = 0) and the lower end of the handle (u = 0.5) grow out of the body."""

    def g(pal, **k):
        A, L, H = f(pal, **k)
        reserve(A, L, H, (0, 0.45), (0.066, 0.40))
        reserve(A, L, H, (0.5, 0.33), (0.046, 0.205))
        return A, L, H

    return g


# ------------------------------------------------------------------ registry: surface -> (function, kind, width px)
D = lambda f, px=4096: ('disc', f, px)


def Bd(f, px=6144, **k):
    return ('band', (lambda pal: f(pal, **k)), px)


REG = {
    'lotus': dict(
        plate=D(lotus_plate),
        dessert=D(lotus_dessert),
        saucer=D(lotus_saucer, 3072),
        bowl=D(lotus_bowl, 3072),
        cupband=Bd(lotus_band),
        finband=Bd(lotus_band, n=6, H=1.98, y=0.68, water=False),
        potband=Bd(potband(lotus_band), px=8192, n=8, H=2.4),
        bowlband=Bd(lotus_band, px=8192, n=12, H=2.3, y=0.80, water=False),
        lid=D(lambda p: lid(p, 'lotus'), 1536),
    ),
    'eye': dict(plate=D(eye_plate), dessert=D(eye_dessert), saucer=D(eye_saucer, 3072), finband=Bd(eye_finband)),
    'scarab': dict(charger=D(scarab_charger), plate=D(scarab_plate), mugband=Bd(scarab_mugband, 8192)),
    'starcall': dict(
        plate=D(starcall_plate),
        dessert=D(starcall_dessert),
        bowl=D(starcall_bowl, 3072),
        bowlband=Bd(starcall_bowlband, 8192),
    ),
    'arabesque': dict(
        plate=D(arabesque_plate),
        dessert=D(arabesque_dessert),
        saucer=D(arabesque_saucer, 3072),
        bowl=D(arabesque_bowl, 3072),
        cupband=Bd(arabesque_band, n=6, H=2.4),
        finband=Bd(arabesque_band, n=4, H=1.78),
        potband=Bd(potband(arabesque_band), px=8192, n=5, H=2.05),
        bowlband=Bd(arabesque_band, px=8192, n=8, H=2.0),
        lid=D(lambda p: lid(p, 'arabesque'), 1536),
    ),
    'hiero': dict(
        plate=D(hiero_plate),
        saucer=D(hiero_saucer, 3072),
        nightsaucer=D(hiero_nightsaucer, 3072),
        cupband=Bd(hiero_cupband),
        finband=Bd(hiero_finband),
    ),
    'papyrus': dict(
        plate=D(papyrus_plate),
        saucer=D(papyrus_saucer, 3072),
        cupband=Bd(papyrus_band),
        finband=Bd(papyrus_band, n=5, w=1.75, H=1.98, h=1.24),
        potband=Bd(potband(papyrus_band), px=8192, n=7, w=1.70, H=2.45, h=1.66),
        lid=D(lambda p: lid(p, 'papyrus'), 1536),
    ),
    'waves': dict(
        plate=D(waves_plate),
        dessert=D(waves_dessert),
        saucer=D(waves_saucer, 3072),
        bowl=D(waves_bowl, 3072),
        cupband=Bd(waves_band),
        mugband=Bd(waves_band, px=8192, n=20, H=3.95, rows=8, lo=0.35),
    ),
    'star': dict(
        charger=D(star_charger),
        saucer=D(star_saucer, 3072),
        finband=Bd(star_band, nx=14, H=3.0, y=1.30),
        mugband=Bd(star_band, px=8192, nx=12, rows=2, H=4.0, y=0.98),
    ),
}


def draw(name, scale=1):
    if name == STAMP:
        os.makedirs(TEX, exist_ok=True)
        stamp(os.path.join(TEX, name), 2048)
        return name
    fam, pal, sf = name.split('_')
    kind, f, px = REG[fam][sf]
    os.makedirs(TEX, exist_ok=True)
    p = os.path.join(TEX, name)
    bg = PAL['night']['w'] if pal == 'night' else None
    if kind == 'disc':
        emit(f(pal), pal, p, px, px, (-1.0, -1.0, 1.0, 1.0), bg)
    else:
        A, L, H = f(pal)
        emit(A, pal, p, px, int(round(px * H / L)), (0, 0, L, H), bg)
    return name


def ensure(names, force=False):
    todo = [n for n in sorted(set(names)) if force or not os.path.exists(os.path.join(TEX, n + '_c.png'))]
    if not todo:
        return
    from multiprocessing import Pool

    with Pool(min(2, len(todo))) as P:
        for n in P.imap_unordered(draw, todo):
            print('texture', n, flush=True)


if __name__ == '__main__':
    ensure(sys.argv[1:], True)
