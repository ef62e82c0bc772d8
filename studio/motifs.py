#!/usr/bin/python3
"""Vector motif generator: everything is flattened polygons so it can be warped (strip->ring) and emitted as SVG.
Colours are palette tokens; token 'g' = gold (goes to the metal mask)."""
import math
import json
import subprocess
import sys
import os
import random
import numpy as np
from fontTools.ttLib import TTFont
from fontTools.pens.recordingPen import DecomposingRecordingPen

PI = math.pi


def _font(file, fam):
    for d in ('/usr/share/fonts', '/usr/local/share/fonts', os.path.expanduser('~/.fonts')):
        for r, _, fs in os.walk(d):
            if file in fs:
                return os.path.join(r, file)
    return subprocess.run(['fc-match', '-f', '%{file}', fam], capture_output=True, text=True).stdout


FONTS = {
    'amiri': _font('Amiri-Bold.ttf', 'Amiri:bold'),
    'hiero': _font('NotoSansEgyptianHieroglyphs-Regular.ttf', 'Noto Sans Egyptian Hieroglyphs'),
}


# ---------- core ----------
class Art:
    def __init__(s):
        s.items = []

    def poly(s, pts, fill, stroke=None, sw=0, closed=True):
        s.items.append(([np.asarray(pts, float)], fill, stroke, sw, closed))
        return s

    def multi(s, polys, fill, stroke=None, sw=0):
        s.items.append(([np.asarray(p, float) for p in polys], fill, stroke, sw, True))
        return s

    def line(s, pts, stroke, sw):
        return s.poly(pts, None, stroke, sw, False)

    def add(s, o):
        s.items += o.items
        return s

    def map(s, f, swk=1):
        a = Art()
        a.items = [([f(p) for p in ps], fl, st, sw * swk, c) for ps, fl, st, sw, c in s.items]
        return a

    def xf(s, sc=1, rot=0, tx=0, ty=0, mx=False):
        c, n = math.cos(rot), math.sin(rot)
        scx, scy = sc if isinstance(sc, tuple) else (sc, sc)

        def f(p):
            q = p * np.array([(-scx if mx else scx), scy])
            return np.stack([q[:, 0] * c - q[:, 1] * n + tx, q[:, 0] * n + q[:, 1] * c + ty], 1)

        return s.map(f, (abs(scx) * abs(scy)) ** 0.5)

    def recol(s, m):
        a = Art()
        a.items = [(p, m.get(f, f), m.get(st, st), sw, c) for p, f, st, sw, c in s.items]
        return a


def dens(p, step=0.01, closed=True):
    p = np.asarray(p, float)
    out = []
    n = len(p)
    for i in range(n if closed else n - 1):
        a, b = p[i], p[(i + 1) % n]
        k = max(1, int(np.hypot(*(b - a)) / step))
        out.append(a + (b - a) * (np.arange(k) / k)[:, None])
    if not closed:
        out.append(p[-1:])
    return np.concatenate(out)


def bez(*pts, n=24):
    P = np.array(pts, float)
    t = np.linspace(0, 1, n)[:, None]
    if len(P) == 4:
        return (1 - t) ** 3 * P[0] + 3 * (1 - t) ** 2 * t * P[1] + 3 * (1 - t) * t * t * P[2] + t**3 * P[3]
    if len(P) == 3:
        return (1 - t) ** 2 * P[0] + 2 * (1 - t) * t * P[1] + t * t * P[2]
    return P[0] + (P[1] - P[0]) * t


def path(start, *segs):
    out = [np.array([start], float)]
    cur = start
    for sg in segs:
        out.append(bez(cur, *sg)[1:])
        cur = sg[-1]
    return np.concatenate(out)


def circ(r, cx=0, cy=0, n=96, ry=None):
    t = np.linspace(0, 2 * PI, n, endpoint=False)
    return np.stack([cx + r * np.cos(t), cy + (ry or r) * np.sin(t)], 1)


def brush(pts, w0, w1=None, prof=None, cap=True):
    """variable width stroke polygon. prof: f(t)->width"""
    p = np.asarray(pts, float)
    d = np.gradient(p, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-12
    nrm = np.stack([-d[:, 1], d[:, 0]], 1)
    t = np.linspace(0, 1, len(p))
    w = np.array([prof(x) for x in t]) if prof else w0 + ((w0 if w1 is None else w1) - w0) * t
    a = p + nrm * w[:, None] / 2
    b = p - nrm * w[:, None] / 2
    if cap:
        th = np.linspace(0, PI, 9)[1:-1]
        e = np.array([p[-1] + w[-1] / 2 * (nrm[-1] * math.cos(x) + d[-1] * math.sin(x)) for x in th])
        s = np.array([p[0] + w[0] / 2 * (-nrm[0] * math.cos(x) - d[0] * math.sin(x)) for x in th])
        return np.concatenate([a, e, b[::-1], s])
    return np.concatenate([a, b[::-1]])


def leafprof(w, k=0.6):
    return lambda t: w * (math.sin(PI * t**k)) ** 1.0 + 1e-4


def petal(h, w, belly=0.45, tip=0.85):
    return path(
        (0, 0),
        ((w * 0.55, h * 0.08), (w * 0.72, h * belly * 1.1), (0, h))
        if tip is None
        else ((w * 0.8, h * 0.12), (w * 0.62, h * belly * 1.5), (0, h)),
        ((-w * 0.62, h * belly * 1.5), (-w * 0.8, h * 0.12), (0, 0)),
    )


def rotp(p, a, c=(0, 0)):
    p = np.asarray(p) - c
    return (
        np.stack([p[:, 0] * math.cos(a) - p[:, 1] * math.sin(a), p[:, 0] * math.sin(a) + p[:, 1] * math.cos(a)], 1) + c
    )


# ---------- text ----------
_f = {}


def glyphpolys(font, gname):
    if font not in _f:
        F = TTFont(FONTS[font])
        _f[font] = (F, F.getGlyphSet())
    F, gs = _f[font]
    pen = DecomposingRecordingPen(gs)
    gs[gname].draw(pen)
    polys = []
    cur = []
    for op, a in pen.value:
        if op == 'moveTo':
            cur = [np.array([a[0]], float)]
        elif op == 'lineTo':
            cur.append(bez(cur[-1][-1], a[0], n=6)[1:])
        elif op == 'curveTo':
            cur.append(bez(cur[-1][-1], *a, n=14)[1:])
        elif op == 'qCurveTo':
            pts = list(a)
            p0 = cur[-1][-1]
            for i in range(len(pts) - 1):
                c = np.array(pts[i], float)
                e = np.array(pts[i + 1], float) if i == len(pts) - 2 else (c + np.array(pts[i + 1], float)) / 2
                cur.append(bez(p0, c, e, n=10)[1:])
                p0 = e
        elif op in ('closePath', 'endPath'):
            if cur:
                polys.append(np.concatenate(cur))
                cur = []
    return polys


def text(font, s, fill='k', feat=''):
    """-> Art with baseline at y=0, x from 0, em=1; returns (art,width)"""
    out = subprocess.run(
        ['hb-shape', '--output-format=json'] + (['--features=' + feat] if feat else []) + [FONTS[font], s],
        capture_output=True,
        text=True,
    ).stdout
    if font not in _f:
        glyphpolys(font, '.notdef') if font != 'x' else None
    F, _ = _f[font]
    upm = F['head'].unitsPerEm
    x = 0
    A = Art()
    for g in json.loads(out):
        ps = [(p + np.array([x + g['dx'], g['dy']])) / upm for p in glyphpolys(font, g['g'])]
        if ps:
            A.multi(ps, fill)
        x += g['ax']
    return A, x / upm


def nonzero(a):  # text items must use nonzero fill
    return a


# ---------- strip -> ring ----------
def ring(strip, L, h, r1, r2, th0=0, flip=False):
    """strip coords x in[0,L], y in [0,h] (up = outward unless flip) -> annulus r1..r2"""

    def f(p):
        p = dens(p, max(L, 1) / 400) if len(p) < 40 else p
        th = th0 - p[:, 0] / L * 2 * PI
        r = r1 + (p[:, 1] / h) * (r2 - r1)
        if flip:
            r = r2 - (p[:, 1] / h) * (r2 - r1)
            th = th0 + p[:, 0] / L * 2 * PI
        return np.stack([r * np.cos(th), r * np.sin(th)], 1)

    return strip.map(f, (r2 - r1) / h)


def repeat(unit, w, n):
    a = Art()
    for i in range(n):
        a.add(unit.xf(tx=i * w))
    return a


def annulus(r1, r2, fill, A=None, n=720):
    A = A or Art()
    A.multi([circ(r2, n=n), circ(r1, n=n)[::-1]], fill)
    return A


def rline(r, w, fill, A):
    return annulus(r - w / 2, r + w / 2, fill, A)


# ---------- motifs (units: strip cell about 1 high) ----------
def lotus(h=1, w=1.0, cols=('b', 't', 'w', 'r', 'g')):
    """open lotus seen from the side, base at origin"""
    dk, md, lt, ac, go = cols
    A = Art()
    n = 9
    for i in range(n):  # back petals
        a = (i - (n - 1) / 2) / ((n - 1) / 2)
        ang = -a * 1.02
        A.poly(rotp(petal(h * (0.86 - 0.10 * abs(a)), 0.21 * w), ang), lt if i % 2 else md, dk, 0.012)
    for i, a in enumerate((-1, 1)):  # outer sepals
        A.poly(rotp(petal(h * 0.92, 0.27 * w), -a * 1.0), dk, dk, 0.008)
        A.poly(rotp(petal(h * 0.74, 0.10 * w), -a * 1.0), go, None)
    for a in (-0.5, 0.5):
        A.poly(rotp(petal(h * 0.90, 0.24 * w), -a), 'm', dk, 0.012)
        A.poly(rotp(petal(h * 0.6, 0.075 * w), -a), lt, None)
    A.poly(petal(h * 1.0, 0.29 * w), dk, dk, 0.008)
    A.poly(petal(h * 0.78, 0.12 * w), ac, None)
    A.poly(
        path(
            (-0.15 * w, 0.015),
            ((-0.1 * w, 0.13), (0.1 * w, 0.13), (0.15 * w, 0.015)),
            ((0.08 * w, -0.06), (-0.08 * w, -0.06), (-0.15 * w, 0.015)),
        ),
        go,
        dk,
        0.01,
    )
    return A


def bud(h=0.7, w=0.3, cols=('b', 't', 'w', 'r', 'g')):
    dk, md, lt, ac, go = cols
    A = Art()
    A.poly(petal(h, w * 1.15), lt, dk, 0.012)
    for s in (-1, 1):
        A.poly(rotp(petal(h * 0.8, w * 0.52), -s * 0.17), md, dk, 0.010)
    A.poly(petal(h * 0.74, w * 0.42), dk, None)
    A.poly(circ(0.045, 0, -0.005), go, dk, 0.008)
    return A


def lotus_frieze(n, cols=('b', 't', 'w', 'r', 'g')):
    """cell width 1.5, height 1.0"""
    w = 1.5
    U = Art()
    dk, md, lt, ac, go = cols
    t = np.linspace(0, 1, 60)
    for s in (0, 1):  # swags joining flower -> bud -> flower
        x = np.stack([0.75 * s + 0.75 * t, 0.13 - 0.17 * np.sin(PI * t) * 1.0], 1)
        U.poly(brush(x, 0.032), dk)
        x2 = x + np.array([0, -0.05])
        U.poly(brush(x2, 0.016), go)
    U.add(lotus(0.80, 1.02, cols).xf(tx=0.0, ty=0.14))
    U.add(bud(0.60, 0.30, cols).xf(tx=0.75, ty=0.14))
    U.poly(circ(0.036, 0.75, 0.90), ac)
    return repeat(U, w, n), w * n


def blocks(n, cols=('b', 't', 'b', 'r'), h=1.0, gap='w'):
    """Egyptian block border, cell width 1 each"""
    A = Art()
    x = 0
    seq = [
        (cols[0], 0.9),
        (gap, 0.06),
        (cols[1], 0.34),
        (gap, 0.06),
        (cols[3], 0.24),
        (gap, 0.06),
        (cols[1], 0.34),
        (gap, 0.06),
    ]
    L = sum(a for _, a in seq)
    for i in range(n):
        for c, wd in seq:
            if c != gap:
                A.poly(dens([(x, 0), (x + wd, 0), (x + wd, h), (x, h)], 0.05), c)
            x += wd
    return A, L * n


def rosette(r, n=16, cols=('b', 't', 'w', 'r', 'g')):
    dk, md, lt, ac, go = cols
    A = Art()
    A.poly(circ(r), dk)
    for i in range(n):
        p = petal(r * 0.62, r * 2 * PI * 0.62 / n * 0.95) + np.array([0, r * 0.33])
        A.poly(rotp(p, i * 2 * PI / n), lt if i % 2 else md)
    A.poly(circ(r * 0.30), ac)
    A.multi([circ(r * 0.36), circ(r * 0.29)[::-1]], go)
    A.poly(circ(r * 0.10), go)
    return A


def eye(cols=('b', 't', 'w', 'r', 'g', 'k')):
    """Eye of Horus about 2.7 wide, centred"""
    dk, md, lt, ac, go, k = cols
    A = Art()

    def P(s, *g):
        return path(s, *g) / 100

    A.poly(
        P(
            (-112, 40),
            ((-70, 84), (30, 96), (128, 74)),
            ((130, 70), (131, 64), (128, 57)),
            ((40, 74), (-50, 62), (-100, 28)),
            ((-108, 30), (-112, 34), (-112, 40)),
        ),
        dk,
    )
    A.poly(P((-96, 40), ((-55, 73), (35, 83), (118, 69)), ((40, 78), (-50, 66), (-96, 40))), go)
    eyeo = P(
        (-116, -2),
        ((-70, 52), (35, 58), (88, 10)),
        ((110, 4), (140, 4), (176, 6)),
        ((177, 0), (177, -6), (176, -10)),
        ((140, -10), (110, -12), (86, -8)),
        ((40, -42), (-50, -42), (-92, -20)),
        ((-100, -14), (-110, -8), (-116, -2)),
    )
    A.poly(eyeo, dk)
    A.poly(P((-92, -2), ((-60, 34), (28, 40), (70, 2)), ((30, -28), (-50, -28), (-92, -2))), lt)
    A.poly(circ(0.265, -0.06, 0.055), go)
    A.poly(circ(0.235, -0.06, 0.055), md)
    A.poly(circ(0.155, -0.06, 0.055), k)
    A.poly(circ(0.045, -0.12, 0.115), lt)
    A.poly(P((-92, -2), ((-60, 40), (28, 46), (70, 2)), ((50, 30), (-50, 30), (-92, -2))), dk)
    # drop
    A.poly(
        P(
            (-44, -31),
            ((-36, -62), (-34, -84), (-28, -112)),
            ((-22, -118), (-14, -116), (-10, -108)),
            ((-10, -80), (-12, -56), (-6, -33)),
            ((-18, -34), (-32, -33), (-44, -31)),
        ),
        dk,
    )
    A.poly(
        P(
            (-34, -40),
            ((-30, -62), (-28, -84), (-22, -106)),
            ((-18, -80), (-20, -60), (-17, -41)),
            ((-24, -42), (-30, -41), (-34, -40)),
        ),
        ac,
    )
    # spiral
    t = np.linspace(0, 1, 160)
    a = bez((0.14, -0.33), (0.36, -0.72), (0.72, -1.05), (1.12, -0.98), n=70)
    th = np.linspace(-PI / 2 + 0.2, -PI / 2 + 0.2 + 2.1 * PI * 1.35, 150)
    rr = np.linspace(0.26, 0.06, 150)
    c = np.array([1.06, -0.735])
    sp = np.stack([c[0] + rr * np.cos(th), c[1] + rr * np.sin(th)], 1)
    full = np.concatenate([a[:-3], sp])
    A.poly(brush(full, 0, prof=lambda t: 0.115 * (1 - 0.45 * t)), dk)
    A.poly(brush(full[4:-10], 0, prof=lambda t: 0.035 * (1 - 0.6 * t)), go)
    return A


def feather(L, w, fill, line):
    p = path(
        (-w * 0.36, 0),
        ((-w * 0.5, L * 0.5), (-w * 0.52, L * 0.9), (-w * 0.2, L * 0.985)),
        ((0, L * 1.02), (w * 0.2, L * 1.0), (w * 0.2, L * 0.985)),
        ((w * 0.52, L * 0.9), (w * 0.5, L * 0.5), (w * 0.36, 0)),
    )
    return p


def wing(cols=('b', 't', 'w', 'r', 'g')):
    """right wing, root at origin, spans to about (2.05, .75) sweeping up"""
    dk, md, lt, ac, go = cols
    A = Art()
    lead = bez((0.0, 0.16), (0.62, 0.52), (1.25, 0.30), (1.98, 0.86), n=200)

    def row(n, t0, t1, len0, len1, wd, fill, alt=None, a0=-1.42, a1=-0.02, ex=1.0):
        for i in range(n):
            t = t0 + (t1 - t0) * i / (n - 1)
            p = lead[int(t * 199)]
            ang = a0 + (a1 - a0) * (t**ex)
            L = len0 + (len1 - len0) * math.sin(PI * min(1, t * 0.62 + 0.18))
            f = rotp(feather(L, wd * (1.0 + 0.15 * t), 0, 0), ang - PI / 2) + p
            A.poly(f, (alt if alt and i % 2 else fill), lt, 0.020)

    row(15, 0.06, 0.985, 0.62, 1.02, 0.165, dk, None)
    row(15, 0.05, 0.97, 0.42, 0.70, 0.155, md, None)
    row(14, 0.04, 0.95, 0.24, 0.40, 0.15, ac, None)
    row(13, 0.03, 0.93, 0.12, 0.2, 0.15, go, None)
    A.poly(brush(lead, 0, prof=lambda t: 0.12 * (1 - 0.55 * t)), dk)
    A.poly(brush(lead[5:-5], 0, prof=lambda t: 0.045 * (1 - 0.55 * t)), go)
    return A


def scarab(cols=('b', 't', 'w', 'r', 'g')):
    """winged scarab, about 4.3 wide x 2.3 high, centred on body"""
    dk, md, lt, ac, go = cols
    A = Art()
    for mx in (False, True):
        A.add(wing(cols).xf(tx=(-0.22 if mx else 0.22), ty=0.02, mx=mx))
    for s in (-1, 1):  # legs
        for q in (
            [(0.25, 0.30), (0.52, 0.62), (0.42, 0.95), (0.20, 1.12)],
            [(0.30, -0.30), (0.62, -0.42), (0.62, -0.72), (0.78, -0.92)],
            [(0.20, -0.52), (0.42, -0.72), (0.36, -0.98), (0.48, -1.16)],
        ):
            b = bez(*[(s * x, y) for x, y in q], n=40)
            A.poly(brush(b, 0.10, 0.055), dk)
    # sun disc
    A.poly(circ(0.285, 0, 1.06), dk)
    A.poly(circ(0.262, 0, 1.06), go)
    A.poly(circ(0.205, 0, 1.06), ac)
    # body
    A.poly(
        path(
            (0, 0.62),
            ((0.40, 0.62), (0.46, 0.2), (0.46, -0.05)),
            ((0.46, -0.55), (0.22, -0.78), (0, -0.78)),
            ((-0.22, -0.78), (-0.46, -0.55), (-0.46, -0.05)),
            ((-0.46, 0.2), (-0.40, 0.62), (0, 0.62)),
        ),
        dk,
    )
    for s in (-1, 1):
        A.poly(
            path(
                (s * 0.035, 0.14),
                ((s * 0.25, 0.16), (s * 0.38, 0.12), (s * 0.395, 0.02)),
                ((s * 0.41, -0.4), (s * 0.22, -0.66), (s * 0.035, -0.71)),
                ((s * 0.035, -0.4), (s * 0.035, -0.1), (s * 0.035, 0.14)),
            ),
            md,
        )
        for k in range(3):
            x = 0.12 + 0.085 * k
            b = bez((s * x, 0.06), (s * (x + 0.02), -0.2), (s * x * 0.95, -0.42), (s * x * 0.6, -0.60 + 0.06 * k), n=30)
            A.poly(brush(b, 0, prof=leafprof(0.028, 1)), dk)
    A.poly(
        path(
            (-0.36, 0.21),
            ((-0.3, 0.19), (0.3, 0.19), (0.36, 0.21)),
            ((0.38, 0.36), (0.22, 0.46), (0, 0.46)),
            ((-0.22, 0.46), (-0.38, 0.36), (-0.36, 0.21)),
        ),
        go,
    )
    A.poly(
        path(
            (-0.2, 0.52),
            ((-0.24, 0.66), (-0.1, 0.78), (0, 0.74)),
            ((0.1, 0.78), (0.24, 0.66), (0.2, 0.52)),
            ((0.1, 0.50), (-0.1, 0.50), (-0.2, 0.52)),
        ),
        dk,
    )
    for s in (-1, 1):
        A.poly(circ(0.035, s * 0.10, 0.60), go)
    return A


def star_rosette(n=12, cols=('b', 't', 'w', 'r', 'g'), R=1.0):
    dk, md, lt, ac, go = cols
    A = Art()
    d = PI / n
    S = 0.018
    pol = lambda r, a: (r * math.sin(a), r * math.cos(a))
    a = 0.42 * R
    b = a * math.cos(PI * 5 / 12) / math.cos(PI * 4 / 12) * 1.12
    w = a * math.sin(d)
    ax = a * math.cos(d)
    c = 0.70 * R
    e = 0.86 * R
    A.poly(circ(R * 0.985, n=400), dk)
    for k in range(n):  # outer big kites between petals (fill)
        th = 2 * k * d
        q = [pol(a, th)]
        v1 = rotp(np.array([[w, c]]), -(th - d))[0]
        v2 = rotp(np.array([[-w, c]]), -(th + d))[0]
        q = [pol(a, th), tuple(v1), pol(0.885 * R, th), tuple(v2)]
        A.poly(q, ac if k % 2 else ac, go, S)
    for k in range(n):  # petals
        th = 2 * k * d + d
        hexa = np.array([(0, b), (w, ax), (w, c), (0, e), (-w, c), (-w, ax)])
        A.poly(rotp(hexa, -th), lt, go, S)
        inn = np.array(
            [
                (0, b + 0.13 * R),
                (w * 0.52, ax + 0.06 * R),
                (w * 0.52, c - 0.02),
                (0, e - 0.07 * R),
                (-w * 0.52, c - 0.02),
                (-w * 0.52, ax + 0.06 * R),
            ]
        )
        A.poly(rotp(inn, -th), md)
        A.poly(rotp(petal(0.20 * R, 0.06 * R) + np.array([0, 0.53 * R]), -th), lt)
        # outer small triangles/stars
        for s in (0,):
            tri = np.array([(0, e + 0.012), (w * 1.15, 0.945 * R), (0, 0.985 * R), (-w * 1.15, 0.945 * R)])
            A.poly(rotp(tri, -th), lt, go, S * 0.8)
    st = []
    for k in range(n):
        st += [pol(a, 2 * k * d), pol(b, 2 * k * d + d)]
    A.poly(st, dk, go, S * 1.1)
    st2 = []
    for k in range(n):
        st2 += [pol(a * 0.66, 2 * k * d), pol(b * 0.72, 2 * k * d + d)]
    A.poly(st2, lt)
    A.poly(circ(0.135 * R), ac, go, S * 0.8)
    for k in range(n // 2):
        A.poly(rotp(petal(0.115 * R, 0.07 * R), 2 * k * 2 * d), lt)
    A.poly(circ(0.03 * R), go)
    return A


def star8(r, in_=None):
    in_ = in_ or r * math.cos(PI / 4) / math.cos(PI / 8) * 1.0
    p = []
    for k in range(8):
        p += [
            (r * math.sin(k * PI / 4), r * math.cos(k * PI / 4)),
            (r * 0.7654 * math.sin(k * PI / 4 + PI / 8), r * 0.7654 * math.cos(k * PI / 4 + PI / 8)),
        ]
    return np.array(p)


def star_cross(n, cols=('b', 't', 'w', 'r', 'g')):
    """star-and-cross strip: cell 1x1 -> height 1"""
    dk, md, lt, ac, go = cols
    U = Art()
    U.poly(dens([(-0.5, 0), (0.5, 0), (0.5, 1), (-0.5, 1)], 0.02), dk)
    s = star8(0.5) + np.array([0, 0.5])
    U.poly(s, lt, go, 0.028)
    U.poly(star8(0.37) + np.array([0, 0.5]), md)
    U.poly(star8(0.25) + np.array([0, 0.5]), lt)
    U.poly(star8(0.17) + np.array([0, 0.5]), ac)
    for x in (-0.5, 0.5):
        for y in (0.0, 1.0):
            pass
    U.poly(rotp(dens([(-0.07, 0), (0, 0.07), (0.07, 0), (0, -0.07)], 0.02), 0) + np.array([-0.5, 0.13]), go)
    U.poly(dens([(-0.07, 0), (0, 0.07), (0.07, 0), (0, -0.07)], 0.02) + np.array([-0.5, 0.87]), go)
    return repeat(U, 1, n), float(n)


def papyrus(h=1, cols=('b', 't', 'w', 'r', 'g'), lean=0.0, wide=1.0):
    """umbel on a stem; base at origin, head leans by `lean` (mirror-symmetric when lean=0)"""
    dk, md, lt, ac, go = cols
    A = Art()
    y0 = h * 0.58
    st = bez((0, 0), (0, h * 0.22), (lean * 0.55, h * 0.40), (lean, y0), n=40)
    A.poly(brush(st, 0.062, 0.042), dk)
    A.poly(brush(st[3:-2], 0.018, 0.012), md)
    for s_ in (-1, 1):
        A.poly(rotp(petal(h * 0.20, 0.085), -s_ * 0.30), md, dk, 0.010)  # sheath leaves at the foot
    U = Art()
    H = h * 0.44
    w = wide
    fan = path(
        (0, 0),
        ((0.05 * w, 0.10 * H), (0.11 * w, 0.45 * H), (0.40 * w, 0.90 * H)),
        ((0.22 * w, 1.08 * H), (-0.22 * w, 1.08 * H), (-0.40 * w, 0.90 * H)),
        ((-0.11 * w, 0.45 * H), (-0.05 * w, 0.10 * H), (0, 0)),
    )
    U.poly(fan, md, dk, 0.020)
    for i in range(11):
        a = (i - 5) / 5.0
        e = (a * 0.375 * w, (0.905 + 0.10 * (1 - a * a)) * H)
        U.poly(brush(bez((0, 0.05 * H), (a * 0.08 * w, 0.4 * H), e, n=20), 0.010, 0.026), lt if i % 2 else dk)
    for i in range(11):
        a = (i - 5) / 5.0
        e = (a * 0.375 * w, (0.905 + 0.10 * (1 - a * a)) * H)
        U.poly(circ(0.030, e[0], e[1] + 0.018), go, dk, 0.006)
    for s_ in (-1, 1):
        U.poly(rotp(petal(H * 0.66, 0.115), -s_ * 0.36), dk)
    U.poly(petal(H * 0.66, 0.135), go, dk, 0.010)
    U.poly(circ(0.036, 0, 0.0), go, dk, 0.008)
    A.add(U.xf(rot=-lean * 0.75, tx=lean, ty=y0 - 0.01))
    return A


def star5(r, rot=0, k=0.40):
    return np.array(
        [
            (
                (r if i % 2 == 0 else r * k) * math.sin(rot + i * PI / 5),
                (r if i % 2 == 0 else r * k) * math.cos(rot + i * PI / 5),
            )
            for i in range(10)
        ]
    )


def waves(n, rows=3, cols=('b', 't'), h=1.0, amp=0.10, zig=False, sw=0.09):
    """n periods of width 1; stacked water lines in height h"""
    A = Art()
    t = np.linspace(0, n, n * 40 + 1)
    for r in range(rows):
        y = h * (r + 0.5) / rows
        yy = y + amp * (2 / PI * np.arcsin(np.sin(2 * PI * t)) if zig else np.sin(2 * PI * t))
        wd = sw * (1 if r % 2 == 0 else 0.55)
        p = np.stack([t, yy], 1)
        A.poly(np.concatenate([p + [0, wd / 2], (p - [0, wd / 2])[::-1]]), cols[r % len(cols)])
    return A, float(n)


def arabesque(n, cols=('b', 't', 'w', 'r', 'g')):
    """scrolling vine: cell width 2, height 1; full brush leaves, half palmettes in the spandrels, layered flowers"""
    dk, md, lt, ac, go = cols
    U = Art()

    def comma(p0, ang, L, w, curl, fill=None):
        t = np.linspace(0, 1, 30)
        a = ang + curl * t**1.2
        st = np.stack([np.cos(a), np.sin(a)], 1) * L / 29
        q = p0 + np.cumsum(st, 0) - st[0]
        U.poly(
            brush(q, 0, prof=lambda t: w * (math.sin(PI * min(1, t * 0.93 + 0.02)) ** 0.7) * (0.45 + 0.85 * t) + 0.006),
            fill or dk,
        )
        U.poly(brush(q[7:-5], 0, prof=lambda t: w * 0.30 * math.sin(PI * t) + 0.003), md)

    def palm(c, ang, r):  # half palmette: five lobes and a heart
        c = np.array(c)
        for k, (d, l) in enumerate(((-1.15, 0.72), (1.15, 0.72), (-0.62, 0.90), (0.62, 0.90), (0, 1.0))):
            U.poly(rotp(petal(r * l, r * 0.46), ang + d) + c, dk)
            U.poly(rotp(petal(r * l * 0.72, r * 0.20), ang + d) + c, md)
        U.poly(circ(r * 0.20, *c), dk)
        U.poly(circ(r * 0.10, *c), lt)

    def flower(c, r, m=8):
        c = np.array(c)
        for i in range(m):
            U.poly(rotp(petal(r, r * 0.86), i * 2 * PI / m) + c, dk)
        for i in range(m):
            U.poly(rotp(petal(r * 0.82, r * 0.48), i * 2 * PI / m) + c, md)
        for i in range(m):
            U.poly(rotp(petal(r * 0.62, r * 0.20), i * 2 * PI / m) + c, lt)
        U.poly(circ(r * 0.31, *c), lt)
        U.poly(circ(r * 0.23, *c), dk)
        U.poly(circ(r * 0.10, *c), lt)

    T = lambda q, i: math.atan2(*(q[i + 1] - q[i - 1])[::-1])
    for half in (0, 1):
        sg = 1 if half == 0 else -1
        cx, cy = half + 0.5, 0.5 + sg * 0.055
        t = np.linspace(0, 1, 90)
        p = np.stack([half + t, 0.5 - sg * 0.43 * np.sin(PI * t)], 1)
        U.poly(brush(p, 0.058), dk)
        th = (-PI / 2 - 0.75 + np.linspace(0, 1, 130) * 2 * PI * 0.93) * sg
        r = 0.372 - 0.10 * np.linspace(0, 1, 130) ** 1.5
        sp = np.stack([cx + r * np.cos(th), cy + r * np.sin(th)], 1)
        U.poly(brush(sp, 0.060, 0.026), dk)
        flower((cx, cy), 0.228)
        for i, L, w, sd in (
            (12, 0.24, 0.125, -1),
            (32, 0.26, 0.140, -1),
            (54, 0.26, 0.140, -1),
            (76, 0.24, 0.125, -1),
            (98, 0.20, 0.10, -1),
        ):
            comma(sp[i], T(sp, i) + sd * sg * 0.50, L, w, sd * sg * 1.5)
        for i in (20, 42, 64, 86, 106):
            comma(sp[i], T(sp, i) + sg * 0.55, 0.105, 0.062, sg * 1.2)
        for i, sd in ((18, -1), (36, -1), (54, -1), (72, -1)):
            comma(p[i], T(p, i) + sd * sg * 0.5, 0.18, 0.095, sd * sg * 1.3)
        for i, sd in ((8, 1), (82, -1)):
            comma(p[i], T(p, i) + 0.4 * sg, 0.18, 0.09, 1.3 * sg)
        comma(sp[-1], T(sp, -2), 0.11, 0.08, sg * 1.2)
    for x, y, a in ((0, 0.985, PI), (1, 0.015, 0)):
        palm((x, y), a, 0.27)
    for x, y, a in ((0.5, 0.045, 0), (1.5, 0.955, PI)):  # dots and small leaves outside the turning points
        pass
    for x, y in ((0.20, 0.90), (-0.20, 0.90), (1.20, 0.10), (0.80, 0.10)):
        U.poly(circ(0.026, x, y), dk)
    return repeat(U, 2, n), 2.0 * n


def hieroband(signs, fill='k', h=0.78, sep='r'):
    """hieroglyph band, height 1; cartouche-less. returns art, L"""
    A = Art()
    x = 0.15
    cyc = ('t', 'g', 'r', 't', 'b', 'g')
    i = 0
    for s in signs:
        g, w = text('hiero', s, fill)
        ps = [p for it in g.items for p in it[0]]
        pts = np.concatenate(ps)
        mn, mx = pts.min(0), pts.max(0)
        sc = min(h / (mx[1] - mn[1]), 1.0 / (mx[0] - mn[0] + 1e-6)) * (0.66 if s == '𓇳' else 1)
        wd = (mx[0] - mn[0]) * sc
        hh = (mx[1] - mn[1]) * sc
        ar = [abs(0.5 * np.sum(p[:, 0] * np.roll(p[:, 1], -1) - p[:, 1] * np.roll(p[:, 0], -1))) for p in ps]
        big = [p for p, q in zip(ps, ar) if q > 0.5 * max(ar)]
        U = Art()
        for p in big[:1]:
            U.poly(p, cyc[i % 6])  # flat wash inside the outer contour
        U.add(g)
        for p in ps:
            U.poly(p, None, fill, 0.009)  # thicken the hairline font to a fine brush line
        A.add(U.xf(sc, 0, x - mn[0] * sc, 0.5 - hh / 2 - mn[1] * sc))
        x += wd + 0.20
        i += 1
    return A, x


def circtext(font, s, fill, n, r, size, th0=PI / 2, orn=None, spread=0.86, inward=False):
    """n repeats of s round the circle on baseline r"""
    A = Art()
    T, w = text(font, s, fill)
    pts = np.concatenate([p for it in T.items for p in it[0]])
    xm = (pts[:, 0].min() + pts[:, 0].max()) / 2
    for i in range(n):
        c = th0 - i * 2 * PI / n
        A.add(
            T.map(
                lambda p: (lambda th, rr: np.stack([rr * np.cos(th), rr * np.sin(th)], 1))(
                    c - (p[:, 0] - xm) * size / (r + 0.3 * size), r + p[:, 1] * size
                )
            )
        )
        if orn:
            c2 = c - PI / n
            A.add(orn.xf(1, c2 - PI / 2, (r + 0.28 * size) * math.cos(c2), (r + 0.28 * size) * math.sin(c2)))
    return A


# ---------- output ----------
W_ = '#f7f7f6'
# tokens: b lead, m second blue, t second voice, w porcelain, r accent, k ink, g gold (metal when the palette has gold)
PAL = {
    'cobalt': {'b': '#15308f', 'm': '#2d55b8', 't': '#4f78cc', 'w': W_, 'r': '#1b3aa0', 'k': '#0e1f66', 'g': '#7f9fe0'},
    'nile': {'b': '#15328e', 'm': '#2b58bd', 't': '#1795a1', 'w': W_, 'r': '#b5452b', 'k': '#10153c', 'g': 'gold'},
    'faience': {
        'b': '#07596d',
        'm': '#128a9b',
        't': '#2bb0b2',
        'w': W_,
        'r': '#0d7387',
        'k': '#063f4f',
        'g': '#86d3cf',
    },
    'desert': {'b': '#231a19', 'm': '#8f3a20', 't': '#c0532d', 'w': W_, 'r': '#d8993a', 'k': '#1b1413', 'g': '#d8993a'},
    'malachite': {'b': '#0d4f3d', 'm': '#1c7358', 't': '#379d77', 'w': W_, 'r': '#7cc3a0', 'k': '#0a3126', 'g': 'gold'},
    'night': {
        'b': '#12111a',
        'm': '#12111a',
        't': '#12111a',
        'w': '#12111a',
        'r': '#12111a',
        'k': '#12111a',
        'g': 'gold',
    },
}
METAL = {p: v['g'] == 'gold' for p, v in PAL.items()}


def emit(A, pal, path_, W, H, box, bg=None):
    """box=(x0,y0,x1,y1) art units. Writes <path>_c.png (colour) and, for palettes with gold, <path>_g.png (metal mask)"""
    x0, y0, x1, y1 = box
    k = W / (x1 - x0)
    P = PAL[pal]
    metal = METAL[pal]

    def build(mask):
        o = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{W}" height="{H}" viewBox="0 0 {W} {H}">',
            f'<rect width="{W}" height="{H}" fill="{"#000" if mask else (bg or P["w"])}"/>',
        ]

        def col(c):
            if c is None:
                return 'none'
            if mask:
                return '#fff' if c == 'g' else '#000'
            if c == 'g' and metal:
                return '#c79a4b'
            return P.get(c, c)

        for ps, f, st, sw, cl in A.items:
            d = ''.join(
                'M' + 'L'.join(f'{(x-x0)*k:.1f},{(y1-y)*k:.1f}' for x, y in p) + ('Z' if cl else '') for p in ps
            )
            o.append(
                f'<path d="{d}" fill="{col(f)}" stroke="{col(st)}" stroke-width="{sw*k:.2f}" stroke-linejoin="round"/>'
            )
        o.append('</svg>')
        return '\n'.join(o)

    tmp = path_ + '.part'
    for m, s in ((0, 'c'), (1, 'g')) if metal else ((0, 'c'),):
        open(f'{tmp}_{s}.svg', 'w').write(build(m))
        subprocess.run(['rsvg-convert', '--unlimited', '-o', f'{tmp}_{s}.png', f'{tmp}_{s}.svg'], check=True)
        os.remove(f'{tmp}_{s}.svg')
    pigment(tmp, seed=len(A.items), amt=0.0 if pal == 'night' else 0.10)
    if metal:
        os.replace(tmp + '_g.png', path_ + '_g.png')
    os.replace(tmp + '_c.png', path_ + '_c.png')


def pigment(path_, seed=1, amt=0.10):
    from PIL import Image, ImageFilter

    im = Image.open(path_ + '_c.png').convert('RGB')
    W, H = im.size
    if not amt:
        im.save(path_ + '_c.png', compress_level=1)
        return
    rg = np.random.default_rng(seed)
    nz = np.zeros((H, W), np.float32)
    tot = 0
    for sc, am in ((256, 1.0), (90, 0.8), (34, 0.6), (12, 0.35)):  # brush-load variation, several octaves
        h, w = max(2, H // sc), max(2, W // sc)
        q = Image.fromarray((rg.random((h, w)) * 255).astype(np.uint8)).resize((W, H), Image.BICUBIC)
        nz += am * np.asarray(q, np.float32) / 255
        tot += am
    nz = np.clip((nz / tot - 0.36) / 0.30, 0, 1)
    a = np.asarray(im, np.float32) / 255
    dark = np.clip((0.80 - a.mean(2)) / 0.35, 0, 1)
    core = (
        np.asarray(Image.fromarray((dark * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(W / 700)), np.float32)
        / 255
    )  # 1 deep inside, <1 at the edge: pigment pools at edges
    k = (amt * nz + 0.05 * core * (1 - nz)) * dark
    a = a + (np.array([0.93, 0.93, 0.93], np.float32) - a) * k[..., None]
    Image.fromarray((np.clip(a, 0, 1) * 255).astype(np.uint8)).save(path_ + '_c.png', compress_level=1)
